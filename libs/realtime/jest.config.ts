/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'realtime',
  preset: '../../jest.preset.js',
  testEnvironment: '../../tools/jest/browser-environment.cjs',
  passWithNoTests: true,
};
