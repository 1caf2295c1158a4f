/** @jest-config-loader esbuild-register */
export default {
  id: 'starhaven',
  displayName: 'web',
  preset: '../../jest.preset.js',
  // These tests often wait for other processes, so two at a time.
  maxWorkers: 2,
  passWithNoTests: true,
};
