import base from './playwright.config';
export default { ...base, globalSetup: undefined, testDir: './src/specs/status', outputDir: '../../tmp/e2e-results', reporter: 'list' };
