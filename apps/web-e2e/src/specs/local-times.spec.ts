import { expect, test } from '../fixtures/page-test';
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
    // Both in one step: on the status page the next report changes them.
    const first = page.locator('main time[data-local="moment"]').first();
    const { dateTime, text } = await first.evaluate((time: HTMLTimeElement) => ({
      dateTime: time.dateTime,
      text: time.textContent,
    }));
    const inTokyo = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Tokyo',
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    // Which kind of space is before AM and PM depends on the version of the browser.
    const plain = (time: string | null) => time?.replace(/\s/g, ' ');
    expect(plain(text)).toBe(plain(inTokyo.format(new Date(dateTime))));
    await expect(page.locator('main')).not.toContainText(/\d UTC/);
    expect(await page.evaluate(() => (window as unknown as { lateTimes: string[] }).lateTimes)).toEqual([]);
  });
}
