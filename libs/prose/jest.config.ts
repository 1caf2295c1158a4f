/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'prose',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
