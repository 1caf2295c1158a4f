import { expect, test } from '../page-test';

test('from the list to a game, its platform and its version', async ({ page }) => {
  await page.goto('/downloads');
  const main = page.getByRole('main');
  for (const title of ['Genshin Impact', 'Honkai: Star Rail', 'Blue Archive'])
    await expect(main.getByText(title).first()).toBeVisible();
  await main.locator('a[href="/downloads/genshin-impact"]').first().click();
  await expect(page).toHaveURL(/\/downloads\/genshin-impact$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Genshin Impact' })).toBeVisible();
  await main
    .getByRole('link', { name: /Android/ })
    .or(main.getByRole('button', { name: /Android/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/platform=Android/);
});

test('a shared address shows the same selection', async ({ page }) => {
  await page.goto('/downloads/genshin-impact?platform=Android');
  await expect(
    page
      .getByRole('main')
      .locator('[aria-current], [aria-pressed="true"], [aria-selected="true"], :checked')
      .filter({ hasText: 'Android' })
      .first(),
  ).toBeVisible();
});

test('an md5 is copied', async ({ page, context, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'the clipboard needs JavaScript; the sum itself is text');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/downloads/genshin-impact');
  await page.getByRole('main').getByRole('button', { name: /copy/i }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{32}$/);
});

test('three placeholder cards stand while the list loads', async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'without JavaScript the browser itself shows that it loads');
  await page.goto('/faq');
  // Before React has taken over, a link loads a new document, which has no skeleton.
  await page.waitForFunction(() => '__remixRouter' in window);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/downloads\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Loading games' })).toBeVisible();
  await expect(page.locator('[data-skeleton="card"]')).toHaveCount(3);
  release();
  await expect(page.getByRole('main').getByText('Blue Archive').first()).toBeVisible();
});
