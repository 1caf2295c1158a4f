/** @jest-config-loader esbuild-register */
export default {
  displayName: 'tools',
  preset: '../jest.preset.js',
  testMatch: ['**/*.test.mjs', '**/*.test.ts'],
  passWithNoTests: true,
};
