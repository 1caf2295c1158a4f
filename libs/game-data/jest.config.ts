/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'game-data',
  preset: '../../jest.preset.js',
};
