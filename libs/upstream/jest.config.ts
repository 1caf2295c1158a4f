/** @jest-config-loader esbuild-register */
export default {
  displayName: 'upstream',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
