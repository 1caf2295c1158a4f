/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'game-commands',
  preset: '../../jest.preset.js',
};
