import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { accountMenu, expectAccount, logIn, main, mainButton, pageAlert } from '../../steps/login-steps';

/** The stand-in's own pages request a font. */
const withoutFonts = (page: Page) =>
  page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));

/** Goes to "Discord" from the login page, logs in there as `<id>:<name>` and agrees. */
async function enterWithDiscord(page: Page, user: string) {
  await withoutFonts(page);
  await page.goto('/login');
  await main(page).getByRole('link', { name: 'Discord' }).click();
  await agreeAtDiscord(page, user);
}

async function agreeAtDiscord(page: Page, user: string) {
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

test('a visitor who declines is back on the login page, logged out', async ({ page, newName }) => {
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

test('a member links Discord after the password, enters with it, and unlinks it', async ({
  page,
  newMember,
  newName,
  newDevice,
  isEnhanced,
  expectFailure,
}) => {
  expectFailure(422, /\/account/);
  const { username, password } = await newMember();
  const user = newName('zhongli');
  await withoutFonts(page);
  await logIn(page, username, password);
  const part = page.getByRole('region', { name: 'Connected accounts' });
  const row = part.getByRole('listitem').filter({ hasText: 'Discord' });
  const send = async (verb: string, typed: string) => {
    // With scripts a refusal leaves the form open.
    if ((await row.locator('details[open]').count()) === 0) await row.locator('summary').click();
    await row.getByLabel('Your password', { exact: true }).fill(typed);
    await mainButton(page, `${verb} Discord`).click();
  };
  await send('Link', 'not-the-password');
  await expect(pageAlert(page, 'Not linked')).toContainText('The password is wrong.');
  await send('Link', password);
  // With scripts the page goes on to Discord by itself.
  if (!isEnhanced) await part.getByRole('link', { name: 'Continue to Discord' }).click();
  await agreeAtDiscord(page, `${user}:${user}`);
  await expect(page).toHaveURL(/\/account(#linked-logins)?$/);
  await expect(page.getByText('You can now log in with Discord.').first()).toBeVisible();

  const other = await newDevice('away');
  await enterWithDiscord(other, `${user}:${user}`);
  await expectAccount(other, username);

  await page.goto('/account');
  await expect(row).toContainText('Linked');
  await send('Unlink', password);
  await expect(pageAlert(page, 'Unlinked')).toBeVisible();
  await expect(row).toContainText('Not linked');
});
