/** @jest-config-loader esbuild-register */
export default {
  displayName: 'tools',
  preset: '../jest.preset.js',
  testMatch: ['**/*.test.mjs', '**/*.test.ts'],
  // Tools use CommonJS packages as they are; transforming all of Nx takes half a minute.
  transformIgnorePatterns: ['/node_modules/'],
  passWithNoTests: true,
};
