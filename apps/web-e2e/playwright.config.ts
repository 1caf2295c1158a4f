import { defineConfig } from '@playwright/test';
// tools/ is no package, so its scripts have no name to import them by.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { findBrowser } from '../../tools/browser/find-browser.mjs';

const executablePath = findBrowser() ?? undefined;
// Chromium's sandbox refuses to run as root, which is what containers are.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: './src/specs',
  outputDir: '../../tmp/e2e-results',
  globalSetup: './src/start-site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine gets a second try, which is recorded; the run's summary lists what needed it.
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../../tmp/results/web-e2e.playwright.json' }]],
  use: { launchOptions: { executablePath, args }, trace: 'on-first-retry', locale: 'en-US', timezoneId: 'UTC' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // The way through an account, and a deploy under an open page, are the same on a phone; how the pages look there is for the specs
    // of all pages.
    {
      name: 'mobile',
      testIgnore: ['**/accounts/**', '**/login.spec.ts', '**/handbook/{versions,foreign-host}.spec.ts'],
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
    { name: 'no-js', use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false } },
  ],
});
