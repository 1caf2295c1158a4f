/** @jest-config-loader esbuild-register */
export default {
  displayName: 'game-engines',
  preset: '../../jest.preset.js',
};
