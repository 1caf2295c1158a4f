import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../page-test';
import { personalRoutes, routes } from '../routes';

for (const route of [...routes, ...personalRoutes]) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`${route.name} has no axe violation in ${scheme}`, async ({
      page,
      openRoute,
      expectFailure,
      javaScriptEnabled,
      isMobile,
    }) => {
      test.skip(javaScriptEnabled === false, 'axe runs as a script in the page');
      test.skip(isMobile && scheme === 'light', 'colours are the same on a phone');
      if (route.status >= 400) expectFailure(route.status, new RegExp(`${route.path}$`));
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await openRoute(route);
      // The visitor's own choice wins over the system's: set both, so that this holds whichever the site follows.
      await page.evaluate((value) => (document.documentElement.dataset.mantineColorScheme = value), scheme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([]);
    });
  }
}
