/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'node-kit',
  preset: '../../jest.preset.js',
};
