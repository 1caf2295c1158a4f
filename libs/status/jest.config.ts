/** @jest-config-loader esbuild-register */
export default {
  displayName: 'status',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
