/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'account',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
