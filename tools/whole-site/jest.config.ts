/** @jest-config-loader esbuild-register */
export default {
  displayName: 'whole-site',
  preset: '../../jest.preset.js',
  testMatch: ['**/*.test.mjs'],
  transformIgnorePatterns: ['/node_modules/'],
  // Whole sites start here, which takes seconds and most of two cores each.
  testTimeout: 180_000,
  maxWorkers: 1,
};
