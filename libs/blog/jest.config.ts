/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'blog',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
