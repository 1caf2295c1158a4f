/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'item-search',
  preset: '../../jest.preset.js',
};
