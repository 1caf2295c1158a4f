/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'demo-fleet',
  preset: '../../jest.preset.js',
};
