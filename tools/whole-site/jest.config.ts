/** @jest-config-loader esbuild-register */
export default {
  displayName: 'whole-site',
  preset: '../../jest.preset.js',
  testMatch: ['**/*.test.mjs'],
  transformIgnorePatterns: ['/node_modules/'],
  // Each test starts whole sites, which takes most of two cores.
  maxWorkers: 1,
};
