/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'whole-site',
  preset: '../../jest.preset.js',
  testMatch: ['**/*.test.mjs'],
  transformIgnorePatterns: ['/node_modules/'],
  // A whole site takes most of two cores while it starts, and waits most of the time afterwards.
  maxWorkers: 2,
  testSequencer: '<rootDir>/chaos-first.cjs',
};
