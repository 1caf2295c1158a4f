/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'session',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
