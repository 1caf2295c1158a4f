/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'site',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
