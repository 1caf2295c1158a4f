/** @jest-config-loader esbuild-register */
export default {
  displayName: 'whole-site',
  preset: '../../jest.preset.js',
  testMatch: ['**/*.test.mjs'],
  transformIgnorePatterns: ['/node_modules/'],
  // Each test starts whole sites, which takes seconds and most of two cores.
  testTimeout: 180_000,
  maxWorkers: 1,
};
