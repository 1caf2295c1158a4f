import { expect, test } from '../../fixtures/handbook-test';
import { expectGoodPages } from '../../checks/page-checks';
import { handbookRoutes } from '../../routes';

test('every page of an item and of the history is complete, accessible and looks right everywhere', async ({
  page,
  host,
  javaScriptEnabled,
  isMobile,
}) => {
  expect(host.versions).toHaveLength(3);
  await expectGoodPages(page, handbookRoutes, { isEnhanced: javaScriptEnabled !== false, isMobile });
});
