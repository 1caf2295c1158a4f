/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'tools',
  preset: '../jest.preset.js',
  testMatch: ['**/*.test.mjs', '**/*.test.ts'],
  // Separate projects.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/agent/', '<rootDir>/demo-fleet/', '<rootDir>/whole-site/'],
  // Tools load CommonJS packages without a transform, because transforming all of Nx takes half a minute.
  transformIgnorePatterns: ['/node_modules/'],
  passWithNoTests: true,
};
