/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'upstream',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
