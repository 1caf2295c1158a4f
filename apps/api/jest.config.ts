/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'api',
  preset: '../../jest.preset.js',
  globalSetup: '<rootDir>/test/support/jest/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
  testEnvironment: '<rootDir>/test/support/jest/environment.cjs',
  // Tests with a database often wait for other processes, so three at a time use two cores fully.
  maxWorkers: 3,
  // Each file leaves a part of its database in memory; a worker that uses too much is restarted before the next file.
  workerIdleMemoryLimit: '1500MB',
  // Large packages in CommonJS need no transform; what is not listed is transformed.
  transformIgnorePatterns: [
    '/node_modules/.*\\.cjs$',
    '/node_modules/(@fastify|@opentelemetry|avvio|engine\\.io|fastify|find-my-way|ioredis|pg|pg-[a-z]+|pinyin-pro|pino|prom-client|rate-limiter-flexible|semver|socket\\.io|ws)/',
  ],
  moduleNameMapper: {
    '/worker-url$': '<rootDir>/test/support/jest/bundled-workers.ts',
    '^\\./password-cost$': '<rootDir>/test/support/jest/password-cost.ts',
  },
};
