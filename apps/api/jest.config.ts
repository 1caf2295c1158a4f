/** @jest-config-loader esbuild-register */
export default {
  displayName: 'api',
  preset: '../../jest.preset.js',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Tests with a database need seconds and hundreds of megabytes. They wait for each other's processes often, so three fill two cores.
  testTimeout: 60_000,
  maxWorkers: 3,
  // Each file leaves a part of its database in memory; a worker that has too much of it starts anew before the next file.
  workerIdleMemoryLimit: '1500MB',
  moduleNameMapper: { '/worker-url$': '<rootDir>/test/support/bundled-workers.ts' },
};
