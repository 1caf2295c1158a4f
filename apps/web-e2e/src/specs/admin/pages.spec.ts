import { expect, test } from '../../fixtures/accounts-test';
import { logInAsAdmin } from '../../steps/admin-steps';
import { expectGoodPages } from '../../checks/page-checks';
import { adminRoutes } from '../../routes';

test('every page of the dashboard is complete, accessible and looks right everywhere', async ({
  page,
  isEnhanced,
  isMobile,
}) => {
  await logInAsAdmin(page);
  await expectGoodPages(page, adminRoutes, { isEnhanced, isMobile });
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test(
  "the links of an admin's header have one line, also where it is narrow",
  { tag: ['@wide', '@scripts'] },
  async ({ page }) => {
    await logInAsAdmin(page);
    await page.goto('/faq');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const width of [960, 1000, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(links.and(page.locator(':visible'))).toHaveCount(6);
      const tops = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect()).flatMap(({ height, y }) => (height > 0 ? [Math.round(y)] : [])),
      );
      expect(new Set(tops).size, `at ${width} px`).toBe(1);
    }
  },
);
