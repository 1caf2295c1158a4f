/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'agent',
  preset: '../../jest.preset.js',
};
