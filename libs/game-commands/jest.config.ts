/** @jest-config-loader esbuild-register */
export default {
  displayName: 'game-commands',
  preset: '../../jest.preset.js',
};
