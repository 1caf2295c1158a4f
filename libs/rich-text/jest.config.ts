/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'rich-text',
  preset: '../../jest.preset.js',
};
