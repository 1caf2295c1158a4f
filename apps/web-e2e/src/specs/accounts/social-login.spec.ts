import type { Page } from '@playwright/test';
import { expect, test } from '../../accounts-test';
import { accountMenu, expectAccount, main } from '../../login-steps';

/** Leaves for "Discord" from the login page, logs in there as `<id>:<name>` and agrees. */
async function enterWithDiscord(page: Page, user: string) {
  // The stand-in's own pages request a font.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/login');
  await main(page).getByRole('link', { name: 'Discord' }).click();
  await page.getByPlaceholder('Enter any login').fill(user);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('Discord opens an account, the same one from another browser', async ({ page, newName, newDevice }) => {
  const name = newName('lumine');
  await enterWithDiscord(page, `${name}:${name}`);
  await expectAccount(page, name);
  await expect(accountMenu(page)).toHaveAccessibleName(`Account menu of ${name}`);
  const uidOf = (device: Page) => main(device).locator('dt:text-is("UID") + dd').innerText();
  const other = await newDevice('away');
  await enterWithDiscord(other, `${name}:${name}`);
  await expectAccount(other, name);
  expect(await uidOf(other)).toBe(await uidOf(page));
  // No parameter of the return stays in the address.
  expect(new URL(page.url()).search).toBe('');
});

test('who does not agree is back on the login page, logged out', async ({ page, newName }) => {
  const name = newName('aether');
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/login');
  await main(page).getByRole('link', { name: 'Discord' }).click();
  await page.getByPlaceholder('Enter any login').fill(`${name}:${name}`);
  await page.getByRole('link', { name: /Cancel/ }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
});
