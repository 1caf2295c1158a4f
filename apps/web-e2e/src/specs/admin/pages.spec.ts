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
