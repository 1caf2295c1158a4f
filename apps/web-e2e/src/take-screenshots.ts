import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
// tools/ is no package, so its scripts have no name to import them by.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { findBrowser } from '../../../tools/browser/find-browser.mjs';
import { enterStandIn } from './page-test';
import { personalRoutes, routes } from './routes';
import startSite from './start-site';

const widthsPx = [360, 768, 1440];
const shown = [...routes, ...personalRoutes];
const folder = path.resolve('screenshots');

const stop = await startSite();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const width of widthsPx) {
      const context = await browser.newContext({
        baseURL: process.env.E2E_SITE_URL,
        viewport: { width, height: width === 360 ? 800 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const loginSiteUrl = process.env.E2E_LOGIN_SITE_URL ?? '';
      await enterStandIn(page.request, loginSiteUrl, 'traveller');
      for (const route of shown) {
        const url = personalRoutes.includes(route) ? loginSiteUrl + route.path : route.path;
        await page.goto(url, { waitUntil: 'networkidle' });
        await page.evaluate((scheme) => (document.documentElement.dataset.mantineColorScheme = scheme), colorScheme);
        await page.screenshot({ path: path.join(folder, `${route.name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
  process.stdout.write(`${shown.length * widthsPx.length * 2} screenshots are in ${folder}` + '\n');
} finally {
  await browser.close();
  await stop();
}
