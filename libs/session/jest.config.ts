/** @jest-config-loader esbuild-register */
export default {
  displayName: 'session',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
