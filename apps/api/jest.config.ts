/** @jest-config-loader esbuild-register */
export default {
  displayName: 'api',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
