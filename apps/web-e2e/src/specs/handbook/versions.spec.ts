import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/handbook-test';

test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, 'without scripts a page is as new as its load');
});

/** Simulates an earlier visit with older data. */
const rememberOld = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('handbook.versions') === null) {
      localStorage.setItem('handbook.versions', JSON.stringify({ commits: { 1: 'older' }, checkedAt: 0 }));
    }
  });

test('new data is announced and shown by one reload', async ({ page, host }) => {
  expect(host.versions).toHaveLength(3);
  await rememberOld(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/faq');
  await expect(page.getByText('Data Updated Successfully')).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  const stored = await page.evaluate(() => localStorage.getItem('handbook.versions'));
  expect(JSON.parse(stored ?? '{}').commits).toEqual({ 1: 'aaaa111', 2: 'bbbb222', 3: 'cccc333' });
  await page.goto('/handbook');
  await page.waitForFunction(() => '__remixRouter' in window);
  expect(loads).toBe(3);
});

test('a page does not reload while a visitor types', async ({ page, host }) => {
  expect(host.versions).toHaveLength(3);
  await rememberOld(page);
  await page.goto('/login');
  await page.waitForFunction(() => '__remixRouter' in window);
  const field = page.getByRole('textbox').first();
  await field.fill('traveller');
  await expect(page.getByText('Data Updates Available')).toBeVisible();
  await expect(field).toHaveValue('traveller');
});
