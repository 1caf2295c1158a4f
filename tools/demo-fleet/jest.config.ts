/** @jest-config-loader esbuild-register */
export default {
  displayName: 'demo-fleet',
  preset: '../../jest.preset.js',
};
