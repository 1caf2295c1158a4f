import { expect, test } from '../../fixtures/handbook-test';

// The calls of the specification only.
test.use({ hasExtension: false });

test('a foreign host is searched and shows its items, but no counts and no history', async ({
  page,
  host,
  expectFailure,
}) => {
  expectFailure(404, /\/changes$/);
  await page.goto('/handbook');
  await expect(page.getByRole('link', { name: 'Genshin Impact' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /What changed/ })).toHaveCount(0);
  await page.goto('/handbook/broom');
  await page.getByRole('link', { name: 'Broom of the Yard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Broom of the Yard');
  await expect(page.getByRole('main')).toContainText('Polearm');
  expect(host.asked.at(-1)?.get('search')).toBe('11901');
  const known = ['search', 'page', 'limit', 'language', 'game', 'type', 'version'];
  for (const query of host.asked) expect(known).toEqual(expect.arrayContaining([...query.keys()]));
  expect((await page.goto('/handbook/genshin-impact/changes'))?.status()).toBe(404);
});

test('a foreign host is not asked for filters, and none are offered', async ({ page, host }) => {
  await page.goto('/handbook/lantern?stars=6&weapon=1&sort=name');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await page.locator('summary', { hasText: 'More filters' }).click();
  await expect(page.getByLabel('Show as')).toBeVisible();
  await expect(page.getByLabel('Rarity')).toHaveCount(0);
  expect(host.asked.length).toBeGreaterThan(0);
  for (const query of host.asked)
    expect([...query.keys()].filter((key) => ['stars', 'weapon', 'sort'].includes(key))).toEqual([]);
});
