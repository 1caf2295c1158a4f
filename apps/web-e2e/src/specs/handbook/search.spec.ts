import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/handbook-test';
import { differenceOfColours } from '../../steps/pictures';

const term = (page: Page) => page.getByRole('searchbox', { name: 'Name or ID' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const ready = (page: Page) => page.waitForFunction(() => '__remixRouter' in window);

test('before any search the page welcomes and says what there is', async ({ page, host }) => {
  expect(host.items.length).toBeGreaterThan(30);
  await page.goto('/handbook');
  await expect(page.getByRole('heading', { name: 'What would you like to find?' })).toBeVisible();
  await page.getByRole('link', { name: 'Normal 30' }).click();
  await expect(page).toHaveURL(/\/handbook\?game=1&type=2$/);
  await expect(page.getByRole('heading', { name: 'Normal items of Genshin Impact' })).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
});

test('a search by form lands on the address that can be shared', async ({ page, host, javaScriptEnabled }) => {
  await page.goto('/handbook');
  if (javaScriptEnabled !== false) await ready(page);
  await term(page).fill('lantern no');
  await page.getByLabel('Language').selectOption({ label: '日本語' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/handbook\/lantern-no\?language=JP$/);
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first().getByRole('heading')).toHaveText('提灯 1');
  expect(host.asked.at(-1)?.get('search')).toBe('lantern no');
  await page.reload();
  await expect(term(page)).toHaveValue('lantern no');
  await expect(cards(page)).toHaveCount(12);
});

test('without scripts pages are linked both ways', async ({ page, host, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled !== false, 'with scripts pages are added');
  expect(host.asked).toEqual([]);
  await page.goto('/handbook/lantern');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(cards(page)).toHaveCount(6 + 1);
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('a broken picture, a missing one and a missing name are replaced', async ({
  page,
  host,
  javaScriptEnabled,
  expectFailure,
}) => {
  expectFailure(404, /no-such-picture/);
  expect(host.items.some(({ names }) => Object.keys(names).length === 0)).toBe(true);
  await page.goto('/handbook/lost-picture');
  const drawing = cards(page).locator('svg');
  await expect(drawing).toBeVisible();
  // The broken picture does not cover the drawing.
  expect(await differenceOfColours(drawing)).toBeGreaterThan(20);
  if (javaScriptEnabled !== false) await expect(cards(page).locator('img')).toHaveCount(0);
  await page.goto('/handbook?game=1&type=3');
  await expect(cards(page).getByRole('heading')).toHaveText('???');
  await page.goto('/handbook/broom');
  await expect(cards(page).locator('img')).toBeVisible();
});

test('nothing found, a refusal and a failure each say so, and keep what was typed', async ({
  page,
  host,
  expectFailure,
}) => {
  await page.goto('/handbook/no-such-thing');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  host.refusal = { retcode: 9, message: 'The library is closed' };
  expectFailure(502, /\/handbook\//);
  await page.goto('/handbook/closed');
  await expect(page.getByRole('alert')).toContainText('The library is closed');
  host.refusal = null;
  host.isDown = true;
  await page.goto('/handbook/lantern?game=1&type=2&language=DE');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch items. Please try again.');
  await expect(term(page)).toHaveValue('lantern');
  host.isDown = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('a starter set says so', async ({ page, host }) => {
  host.isStarter = true;
  await page.goto('/handbook/lantern?game=2');
  await expect(page.getByText('A small starter set only: Honkai: Star Rail.')).toBeVisible();
  // Only the operator needs to know how to add the rest.
  await expect(page.getByText('npm run import')).toHaveCount(0);
  await page.goto('/handbook/lantern?game=1&type=2');
  await expect(page.getByText('A small starter set only')).toHaveCount(0);
});

test.describe('unusual addresses', () => {
  for (const [path, status] of [
    ['/handbook/%00', 200],
    ['/handbook/%25_%5C%27%22%3Cb%3E', 200],
    ['/handbook/---', 200],
    ['/handbook/%F0%9F%8E%AE', 200],
    ['/handbook/..-', 200],
    ['/handbook/lantern?page=-1', 200],
    ['/handbook/lantern?page=1e9&game=99&type=x&language=??', 200],
    ['/handbook/lantern?page=9999999', 200],
    [`/handbook/${'x'.repeat(3_000)}`, 400],
    ['/handbook/genshin-impact/weapon/1', 404],
    ['/handbook/nowhere/weapon/1', 404],
    ['/handbook/genshin-impact/changes/x%00', 404],
  ] as const) {
    test(`${path.slice(0, 60)} is answered with ${status}`, async ({ page, host, expectFailure, isMobile }) => {
      test.skip(isMobile, 'the server answers phones the same');
      expect(host.asked).toEqual([]);
      if (status >= 400) expectFailure(status, /\/handbook\//);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});
