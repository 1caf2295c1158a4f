/** @jest-config-loader esbuild-register */
export default {
  displayName: 'contracts',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
