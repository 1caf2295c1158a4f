/** @jest-config-loader esbuild-register */
export default {
  displayName: 'prose',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
