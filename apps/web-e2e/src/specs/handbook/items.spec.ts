import { expect, test } from '../../fixtures/handbook-test';

test('an item shows its names, its number and its values', async ({ page, host }) => {
  expect(host.items.some(({ id }) => id === 10_000_901)).toBe(true);
  await page.goto('/handbook/innkeeper?language=JP');
  await page.getByRole('link', { name: '宿の主人' }).click();
  await expect(page).toHaveURL(/\/handbook\/genshin-impact\/avatar\/10000901\?language=JP$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿の主人');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('main')).toContainText('客栈老板');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('客栈老板');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/handbook\/genshin-impact\/avatar\/10000901$/,
  );

  await page.goto('/handbook/genshin-impact/main-property/15901');
  await expect(page.getByRole('row', { name: '20 4780' })).toBeVisible();
  await page.goto('/handbook/genshin-impact/sub-property/501901');
  await expect(page.getByRole('row', { name: /^3 3\.89% 7\.78%/ })).toBeVisible();
});

test('an item page shows its picture, also as its preview, and our drawing where there is none', async ({
  page,
  host,
  expectFailure,
  javaScriptEnabled,
}) => {
  expectFailure(404, /no-such-picture/);
  expect(host.items.some(({ icon }) => icon === '/icons/icon-192.png')).toBe(true);
  await page.goto('/handbook/genshin-impact/weapon/11901');
  const picture = page.getByRole('main').locator('header img');
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 192);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/icons\/icon-192\.png$/);
  await page.goto('/handbook/genshin-impact/stage/401');
  await expect(page.getByRole('main').locator('header svg')).toBeVisible();
  if (javaScriptEnabled !== false) await expect(picture).toHaveCount(0);
  await page.goto('/handbook/genshin-impact/avatar/10000901');
  await expect(page.getByRole('main').locator('header svg')).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/og-image\.png$/);
});

test('the short link of a rarity is large enough to touch', async ({ page, host }) => {
  expect(host.items.some(({ id }) => id === 11_901)).toBe(true);
  await page.goto('/handbook/genshin-impact/weapon/11901');
  const box = await page.getByRole('definition').getByRole('link', { name: '★' }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
});

test('an id is copied', async ({ page, host, context, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'the clipboard needs JavaScript; the number itself is text');
  expect(host.items.some(({ id }) => id === 11_901)).toBe(true);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/handbook/genshin-impact/weapon/11901');
  await page.getByRole('button', { name: 'Copy ID of Broom of the Yard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('11901');
});

test('the history of the data is linked, filtered and paged', async ({ page, host, expectFailure }) => {
  // Hovering over a link prefetches its page; some lanterns of the history no longer exist.
  expectFailure(404, /\/item\/2100\d\d\.data/);
  expect(host.versions).toHaveLength(3);
  await page.goto('/handbook');
  await page.getByRole('link', { name: 'What changed in Genshin Impact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed in Genshin Impact');
  await page.getByRole('link', { name: '60 added' }).click();
  await expect(page).toHaveURL(/\/changes\/7\?kind=added$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Lantern No. 60')).toBeVisible();
  await page.getByRole('link', { name: 'Removed 1' }).click();
  await expect(page.getByText('Old Candle')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Old Candle' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Changed 2' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'changed: name, starType' })).toContainText(
    '— was Inn Keeper',
  );
});
