/** @jest-config-loader esbuild-register */
export default {
  displayName: 'ask',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
