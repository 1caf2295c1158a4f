import { findBrokenWords, findLostStates, findOutside, findUnprintable, setTextSize } from '../looks';
import { expect, test } from '../page-test';
import { personalRoutes, routes } from '../routes';

// One load of each page for all of these: only the window and its settings change.
for (const route of [...routes, ...personalRoutes]) {
  test(`${route.name} fits a small phone, large text, forced colours and paper`, async ({
    page,
    openRoute,
    expectFailure,
  }) => {
    if (route.status >= 400) expectFailure(route.status, new RegExp(`${route.path}$`));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openRoute(route);
    expect.soft(await findOutside(page), '320 px wide').toEqual([]);
    expect.soft(await findBrokenWords(page), '320 px wide').toEqual([]);

    await page.setViewportSize({ width: 360, height: 800 });
    await setTextSize(page, 200);
    expect.soft(await findOutside(page), 'double text at 360 px').toEqual([]);
    expect.soft(await findBrokenWords(page), 'double text at 360 px').toEqual([]);
    await setTextSize(page, 100);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await findLostStates(page), 'forced colours').toEqual([]);

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect.soft(await findUnprintable(page), 'print').toEqual([]);
  });
}
