import { defineConfig } from '@playwright/test';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { findBrowser } from '../../tools/browser/find-browser.mjs';

const executablePath = findBrowser() ?? undefined;
// Chromium's sandbox does not run as root, and root is the usual user in a container.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const specs = (...names: string[]) => names.map((name) => `**/specs/${name}.spec.ts`);

export default defineConfig({
  testDir: './src/specs',
  outputDir: '../../tmp/e2e-results',
  globalSetup: './src/sites/start-site.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Some tests wait most of their time, so three at a time use two cores fully.
  workers: 3,
  // A failed test gets one retry, because the machine may be busy; the run's summary lists retried tests.
  retries: 1,
  // These limits end only tests that hang. On a busy machine, a step may take ten times as long as on an idle one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: '../../tmp/results/web-e2e.playwright.json' }],
    ['./src/reporters/site-log-reporter.ts'],
  ],
  use: {
    launchOptions: { executablePath, args },
    trace: 'on-first-retry',
    locale: 'en-US',
    timezoneId: 'UTC',
    // The page scrolls smoothly to a focused field. On a busy machine a frame may take so long that the button leaves the pointer between
    // press and release, and the click is lost.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: specs('chat/keyboard'), use: { viewport: { width: 1440, height: 900 } } },
    // A phone differs in layout and touch, not in the server's answers. A test that checks neither has the tag @wide.
    {
      name: 'mobile',
      grepInvert: /@wide/,
      testMatch: specs(
        'pages',
        'written-pages',
        'shell',
        'downloads',
        'status/{page,follow}',
        'handbook/{layout,pages,items,search,filters}',
        'chat/{window,page,keyboard}',
        'ask/reading',
        'sponsor',
        'admin/pages',
      ),
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
    // Without scripts there is no live connection; the server's answers are the same. A test whose result does not depend on scripts has
    // the tag @scripts.
    {
      name: 'no-js',
      grepInvert: /@scripts/,
      testIgnore: specs(
        'ads',
        'http',
        'gallery',
        'hydration',
        'lost-network',
        'upstream-trouble',
        'status/{live,bursts,real-servers}',
        'handbook/{layout,live-search,real-data}',
        'chat/{window,live,bot,spec-host,hand-off,rooms,keyboard,weight}',
        'commands/picker-dialog',
        'blog/editor',
      ),
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
});
