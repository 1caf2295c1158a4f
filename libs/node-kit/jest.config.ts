/** @jest-config-loader esbuild-register */
export default {
  displayName: 'node-kit',
  preset: '../../jest.preset.js',
};
