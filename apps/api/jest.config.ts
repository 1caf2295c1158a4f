/** @jest-config-loader esbuild-register */
export default {
  displayName: 'api',
  preset: '../../jest.preset.js',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Tests with a database need seconds and hundreds of megabytes.
  testTimeout: 60_000,
  maxWorkers: 2,
  moduleNameMapper: { '/worker-url$': '<rootDir>/test/support/bundled-workers.ts' },
};
