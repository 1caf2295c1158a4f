/** @jest-config-loader esbuild-register */
export default {
  displayName: 'rich-text',
  preset: '../../jest.preset.js',
};
