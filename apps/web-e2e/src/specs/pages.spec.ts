import { findViolations } from '../checks/axe';
import { expectComplete, expectGoodLooks } from '../checks/page-checks';
import { findShifts, watchShifts } from '../checks/stillness';
import { expect, test } from '../fixtures/page-test';
import { personalRoutes, routes } from '../routes';

/** Pages with special parts on a phone; for all other pages axe sees the same on a phone as on a wide screen. */
const axeOnPhones = new Set(['home', 'genshin-impact', 'status', 'handbook-search', 'login', 'account']);

for (const route of [...routes, ...personalRoutes]) {
  test(`${route.name} is complete, accessible and looks right everywhere`, async ({
    page,
    openRoute,
    expectFailure,
    javaScriptEnabled,
    isMobile,
  }) => {
    if (route.status >= 400) expectFailure(route.status, new RegExp(`${route.path}$`));
    if (javaScriptEnabled !== false) await watchShifts(page);
    await expectComplete(page, route, await openRoute(route));
    // axe runs as a script in the page.
    if (javaScriptEnabled === false) return;
    expect.soft(await findShifts(page), 'moved when the scripts started').toEqual([]);
    if (!isMobile) await expectGoodLooks(page, route);
    else if (axeOnPhones.has(route.name)) expect(await findViolations(page)).toEqual([]);
  });
}
