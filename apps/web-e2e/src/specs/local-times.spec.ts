import { expect, test } from '../page-test';
import { personalRoutes, routes } from '../routes';

test.use({ timezoneId: 'Asia/Tokyo' });

const shown = [...routes, ...personalRoutes].filter(({ name }) => ['status', 'account-security'].includes(name));

for (const route of shown) {
  test(`times on ${route.name} are the visitor's own before they are painted`, async ({
    page,
    openRoute,
    javaScriptEnabled,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on a phone');
    // Records each frame that the browser is about to paint with a time that is not local yet.
    await page.addInitScript(() => {
      const late = ((window as unknown as { lateTimes: string[] }).lateTimes = []) as string[];
      const look = () => {
        for (const time of document.querySelectorAll('time'))
          if (/UTC/.test(`${time.textContent} ${time.title}`)) late.push(time.outerHTML);
        if (document.readyState !== 'complete') requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openRoute(route);
    if (javaScriptEnabled === false) {
      await expect(page.locator('main time[data-local]').first()).toContainText('UTC');
      return;
    }
    await expect(page.locator('main')).not.toContainText(/\d UTC/);
    expect(await page.evaluate(() => (window as unknown as { lateTimes: string[] }).lateTimes)).toEqual([]);
  });
}
