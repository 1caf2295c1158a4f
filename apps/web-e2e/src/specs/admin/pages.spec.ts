import { expect, test } from '../../accounts-test';
import { logInAsAdmin } from '../../admin-steps';
import { findViolationsInBothSchemes } from '../../axe';
import { findBrokenWords, findOutside, setTextSize } from '../../looks';
import { adminRoutes } from '../../routes';

test('every page of the dashboard is complete, accessible and fits a small phone and large text', async ({
  page,
  isEnhanced,
  isMobile,
}) => {
  test.setTimeout(180_000);
  await logInAsAdmin(page);
  for (const { name, path, status } of adminRoutes) {
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    expect(response?.status(), name).toBe(status);
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    if (isEnhanced && !isMobile) expect.soft(await findViolationsInBothSchemes(page), name).toEqual([]);
    for (const [width, size] of [
      [320, 100],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      const fit = `${name}, ${width} px, text of ${size} %`;
      expect.soft(await findOutside(page), fit).toEqual([]);
      expect.soft(await findBrokenWords(page), fit).toEqual([]);
    }
    await setTextSize(page, 100);
  }
});
