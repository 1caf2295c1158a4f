import { findViolationsInBothSchemes } from '../../checks/axe';
import { expect, test } from '../../fixtures/handbook-test';

for (const path of [
  '/handbook/lantern',
  '/handbook/no-such-thing',
  '/handbook/genshin-impact/avatar/10000901',
  '/handbook/genshin-impact/sub-property/501901',
  '/handbook/genshin-impact/changes',
  '/handbook/genshin-impact/changes/7',
]) {
  test(`nothing of ${path} is too wide, and axe finds nothing`, async ({ page, host, javaScriptEnabled, isMobile }) => {
    test.skip(javaScriptEnabled === false, 'axe runs as a script in the page');
    host.isStarter = true;
    await page.goto(path);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflowPx).toBeLessThanOrEqual(0);
    // A phone has the same elements.
    if (!isMobile) expect(await findViolationsInBothSchemes(page)).toEqual([]);
  });
}
