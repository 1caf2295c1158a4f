/** @jest-config-loader esbuild-register */
export default {
  displayName: 'web',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
