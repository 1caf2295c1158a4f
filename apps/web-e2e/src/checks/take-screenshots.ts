import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { findBrowser } from '../../../../tools/browser/find-browser.mjs';
import { accountStates } from './account-states';
import { enterStandIn } from '../fixtures/page-test';
import { findOutside } from './looks';
import { personalRoutes, routes } from '../routes';
import startSite from '../sites/start-site';

// `--only=account`: every state of the account area, and no other page; `--only=account:verify`: those whose name begins so.
// `--scheme=light`: one colour scheme instead of both.
const { only = '', scheme } = parseArgs({ options: { only: { type: 'string' }, scheme: { type: 'string' } } }).values;
const schemes = (['dark', 'light'] as const).filter((one) => scheme === undefined || one === scheme);
if (schemes.length === 0) throw new Error('--scheme knows dark and light.');
const [part, beginning = ''] = only.split(':');
if (only !== '' && part !== 'account') throw new Error('--only knows account, and account:<beginning of a name>.');
const states = part === 'account' ? accountStates.filter(({ name }) => name.startsWith(beginning)) : [];

const widthsPx = [360, 768, 1440];
const shown = [...routes, ...personalRoutes];
const folder = path.resolve('screenshots');

const problems: string[] = [];
let taken = 0;

async function take(page: Page, name: string, colorScheme: 'dark' | 'light', width: number): Promise<void> {
  await page.evaluate((scheme) => (document.documentElement.dataset.mantineColorScheme = scheme), colorScheme);
  await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  taken += 1;
}

async function takeRoutes(page: Page, colorScheme: 'dark' | 'light', width: number): Promise<void> {
  const loginSiteUrl = process.env.E2E_LOGIN_SITE_URL ?? '';
  await enterStandIn(page.request, loginSiteUrl, 'traveller');
  for (const route of shown) {
    const url = personalRoutes.includes(route) ? loginSiteUrl + route.path : route.path;
    await page.goto(url, { waitUntil: 'networkidle' });
    await take(page, route.name, colorScheme, width);
  }
}

async function takeStates(page: Page, colorScheme: 'dark' | 'light', width: number): Promise<void> {
  const loginSiteUrl = process.env.E2E_LOGIN_SITE_URL ?? '';
  page.setDefaultTimeout(10_000);
  let entered = '';
  for (const { name, account, path: at, steps } of states) {
    const shot = `account-${name}`;
    try {
      if (account !== entered) await page.context().clearCookies();
      if (account !== entered) await enterStandIn(page.request, loginSiteUrl, account);
      entered = account;
      await page.goto(loginSiteUrl + at, { waitUntil: 'networkidle' });
      await steps?.(page);
    } catch (error) {
      // Report the failed step and go on: the screenshot shows the page at that step.
      problems.push(`${shot} at ${width} px: ${String(error).split('\n')[0]}`);
    }
    await take(page, shot, colorScheme, width);
    const outside = await findOutside(page);
    if (outside.length > 0) problems.push(`${shot} at ${width} px: ${outside.join('; ')}`);
  }
}

const stop = await startSite();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await mkdir(folder, { recursive: true });
  for (const colorScheme of schemes) {
    for (const width of widthsPx) {
      const context = await browser.newContext({
        baseURL: process.env.E2E_SITE_URL,
        viewport: { width, height: width === 360 ? 800 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // esbuild names the functions that `findOutside` sends into the page with a helper, which the page needs, too.
      await page.addInitScript('globalThis.__name = (value) => value');
      await (only === '' ? takeRoutes : takeStates)(page, colorScheme, width);
      await context.close();
    }
  }
  process.stdout.write(`${taken} screenshots are in ${folder}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop();
}
