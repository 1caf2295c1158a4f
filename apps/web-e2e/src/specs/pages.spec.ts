import { findViolations, findViolationsInBothSchemes } from '../axe';
import { expect, test } from '../page-test';
import { personalRoutes, routes } from '../routes';

/** Pages with special parts on a phone; for all other pages axe sees the same on a phone as on a wide screen. */
const axeOnPhones = new Set(['home', 'genshin-impact', 'status', 'handbook-search', 'login', 'account']);

for (const route of [...routes, ...personalRoutes]) {
  test(`${route.name} is complete and accessible`, async ({
    page,
    openRoute,
    expectFailure,
    javaScriptEnabled,
    isMobile,
  }) => {
    if (route.status >= 400) expectFailure(route.status, new RegExp(`${route.path}$`));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await openRoute(route);
    expect(response?.status()).toBe(route.status);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await page.title()).length).toBeGreaterThan(5);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflowPx, 'horizontal overflow').toBeLessThanOrEqual(0);
    const rawLinks = await page
      .locator('a[href^="http"]:not([data-safe]):not([data-no-intercept])')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).href).filter((href) => new URL(href).host !== location.host),
      );
    // Only the interstitial page may link to other sites, and it marks its link.
    expect.soft(rawLinks, 'external links that skip the interstitial').toEqual([]);
    // axe runs as a script in the page; colours are the same on a phone.
    if (javaScriptEnabled === false || (isMobile && !axeOnPhones.has(route.name))) return;
    expect(await (isMobile ? findViolations(page) : findViolationsInBothSchemes(page))).toEqual([]);
  });
}
