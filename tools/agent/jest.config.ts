/** @jest-config-loader esbuild-register */
export default {
  displayName: 'agent',
  preset: '../../jest.preset.js',
};
