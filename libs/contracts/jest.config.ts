/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'contracts',
  preset: '../../jest.preset.js',
  passWithNoTests: true,
};
