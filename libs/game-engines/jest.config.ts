/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'game-engines',
  preset: '../../jest.preset.js',
};
