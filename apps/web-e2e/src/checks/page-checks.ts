import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { findViolationsInBothSchemes } from './axe';
import { findBrokenWords, findCramped, findLostStates, findOutside, findUnprintable, setTextSize } from './looks';
import { findShifts, watchShifts } from './stillness';
import { pathWith } from '../routes';
import type { PageRoute } from '../routes';

/** The checks that every page passes in every browser. */
export async function expectComplete(page: Page, { name, status }: PageRoute, response: Response | null) {
  expect(response?.status(), name).toBe(status);
  await expect(page.locator('h1'), name).toHaveCount(1);
  await expect(page.locator('h1'), name).toBeVisible();
  await expect(page.getByRole('main'), name).toHaveCount(1);
  await expect(page.getByRole('banner'), name).toBeVisible();
  await expect(page.getByRole('contentinfo'), name).toBeVisible();
  expect((await page.title()).length, name).toBeGreaterThan(5);
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflowPx, `${name}: horizontal overflow`).toBeLessThanOrEqual(0);
  const rawLinks = await page
    .locator('a[href^="http"]:not([data-safe]):not([data-no-intercept])')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href).filter((href) => new URL(href).host !== location.host),
    );
  const times = await page
    .locator('main time:is([data-local="moment"], [data-local="seconds"])')
    .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
  const hasScripts = await page.evaluate(() => !matchMedia('(scripting: none)').matches);
  // A control that waits for scripts must not be shown where none run. A vote on the member's own text (`press`) has another reason.
  if (!hasScripts) {
    const waiting = await page.locator('main button:disabled:not([name="press"]):visible').allTextContents();
    expect.soft(waiting, `${name}: buttons that need scripts`).toEqual([]);
  }
  // In the visitor's own zone with scripts, otherwise in UTC, which the text then names.
  const wrong = times.filter((text) => text.endsWith(' UTC') === hasScripts);
  expect.soft(wrong, `${name}: times`).toEqual([]);
  // Only the interstitial page may link to other sites, and it marks its link.
  expect.soft(rawLinks, `${name}: external links that skip the interstitial`).toEqual([]);
}

/**
 * Checks the loaded page with axe, on a small phone, with large text, in forced colours and on paper: only the window and its settings
 * change.
 */
export async function expectGoodLooks(page: Page, { name }: PageRoute) {
  expect.soft(await findViolationsInBothSchemes(page), name).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOutside(page), `${name}: 320 px wide`).toEqual([]);
  expect.soft(await findBrokenWords(page), `${name}: 320 px wide`).toEqual([]);

  await setTextSize(page, 200);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOutside(page), `${name}: text at 200 % and ${width} px`).toEqual([]);
    expect.soft(await findCramped(page), `${name}: text at 200 % and ${width} px`).toEqual([]);
  }
  expect.soft(await findBrokenWords(page), `${name}: text at 200 % and 360 px`).toEqual([]);
  await setTextSize(page, 100);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findLostStates(page), `${name}: forced colours`).toEqual([]);

  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  expect.soft(await findUnprintable(page), `${name}: print`).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

interface Visit {
  /** False where no script runs. */
  isEnhanced: boolean;
  isMobile: boolean;
  /** The values of the names in braces in the paths. */
  values?: Readonly<Record<string, string>>;
}

/** Loads each page once, with the login that the browser has, and checks everything on it. */
export async function expectGoodPages(page: Page, routes: readonly PageRoute[], visit: Visit): Promise<void> {
  const { isEnhanced, isMobile, values = {} } = visit;
  if (isEnhanced) await watchShifts(page);
  for (const route of routes) {
    await expectComplete(page, route, await page.goto(pathWith(route, values)));
    if (isEnhanced) expect.soft(await findShifts(page), `${route.name}: moved when the scripts started`).toEqual([]);
    if (isEnhanced && !isMobile) await expectGoodLooks(page, route);
  }
}
