/** @jest-config-loader esbuild-register */
export default {
  displayName: 'game-data',
  preset: '../../jest.preset.js',
};
