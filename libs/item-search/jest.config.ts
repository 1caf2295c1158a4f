/** @jest-config-loader esbuild-register */
export default {
  displayName: 'item-search',
  preset: '../../jest.preset.js',
};
