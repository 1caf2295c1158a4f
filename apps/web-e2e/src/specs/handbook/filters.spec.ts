import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/handbook-test';

const term = (page: Page) => page.getByRole('searchbox', { name: 'Name or ID' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const fold = (page: Page) => page.locator('summary', { hasText: 'More filters' });
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('filters and order are folded, and the address carries them', async ({ page, host, javaScriptEnabled }) => {
  await page.goto('/handbook');
  if (javaScriptEnabled !== false) await page.waitForFunction(() => '__remixRouter' in window);
  await expect(page.getByLabel('Rarity')).toBeHidden();
  await term(page).fill('lantern no');
  await fold(page).click();
  await page.getByLabel('Rarity').selectOption('6');
  await page.getByLabel('Order').selectOption({ label: 'Name' });
  await page.getByLabel('Show as').selectOption({ label: 'List' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/handbook\/lantern-no\?stars=6&sort=name&view=list$/);
  const sorted = [6, 12, 18, 24, 30].map((number) => `Lantern No. ${number}`);
  await expect.poll(() => names(page)).toEqual(sorted);
  // Not only the last one: each choice is searched for at once, and those requests may arrive in any order.
  expect(host.asked.map((query) => Object.fromEntries(query))).toContainEqual(
    expect.objectContaining({ stars: '6', sort: 'name' }),
  );
  await page.reload();
  await expect(fold(page)).toHaveText('More filters (3 in use)');
  await fold(page).click();
  await expect(page.getByLabel('Rarity')).toHaveValue('6');
  await expect(page.getByLabel('Order')).toHaveValue('name');
  await expect(cards(page)).toHaveCount(5);
});

test('an order replaces the best match, and pages keep it', async ({ page, host, javaScriptEnabled }) => {
  await page.goto('/handbook/lantern-no?sort=name');
  await expect(cards(page)).toHaveCount(12);
  expect((await names(page)).slice(0, 3)).toEqual(['Lantern No. 1', 'Lantern No. 2', 'Lantern No. 3']);
  if (javaScriptEnabled === false) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?sort=name&page=2$/);
  } else await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'Lantern No. 13', exact: true })).toBeVisible();
  expect(host.asked.at(-1)?.get('sort')).toBe('name');
  await page.goto('/handbook/lantern-no?sort=rarity');
  expect((await names(page)).slice(0, 2)).toEqual(['Lantern No. 6', 'Lantern No. 12']);
});

test('a type of weapon finds its weapons, and an item leads to the others of its kind', async ({ page, host }) => {
  expect(host.items.some(({ id }) => id === 11_901)).toBe(true);
  await page.goto('/handbook?weapon=3');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Broom of the Yard' }).click();
  await page.getByRole('link', { name: 'Polearm' }).click();
  await expect(page).toHaveURL(/\/handbook\?game=1&type=4&weapon=3$/);
  await expect(cards(page)).toHaveCount(1);
});

test('on a phone the first result is on the first screen', async ({ page, host, isMobile }) => {
  test.skip(!isMobile, 'other screens are higher');
  host.isStarter = true;
  await page.goto('/handbook/lantern-no?game=2');
  await page.goto('/handbook/lantern-no');
  await expect(cards(page)).toHaveCount(12);
  const name = await cards(page).first().getByRole('heading').boundingBox();
  // A keyboard leaves about 500 of 800 pixels.
  expect((name?.y ?? 999) + (name?.height ?? 0)).toBeLessThan(500);
});
