import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/accounts-test';
import { waitForScripts } from '../../steps/chat-steps';
import { logIn, main, mainButton, pageAlert } from '../../steps/login-steps';

/** Holds back the data that the page loads after a form, until the returned function is called. */
async function holdData(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/account/api-keys.data', async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.continue();
  });
  return release;
}

test('an API key is made, shown once, and revoked', async ({ page, newMember, isEnhanced, expectFailure }) => {
  expectFailure(422, /\/account\/api-keys/);
  const { username, password } = await newMember();
  await logIn(page, username, password);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'API keys' }).click();
  await expect(main(page)).toContainText('You have no key yet.');

  const form = page.getByRole('region', { name: 'Make a key' });
  await form.getByLabel('Name').fill('My Discord bot');
  await form.getByText('Read and run game commands for me').click();
  await form.getByLabel('Commands', { exact: true }).fill('give, tp');
  await form.getByText('Only these').click();
  await form.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await mainButton(page, 'Make the key').click();
  await expect(form).toContainText('Please choose at least one server');
  await expect(form.getByLabel('Commands', { exact: true })).toHaveValue('give, tp');
  await expect(form.getByLabel('Only these')).toBeChecked();

  await form.getByLabel('Moonlit Harbour (Europe)').check();
  await form.getByLabel('Your password', { exact: true }).fill('not-the-password');
  await mainButton(page, 'Make the key').click();
  const ownPassword = form.getByLabel('Your password', { exact: true });
  await expect(ownPassword).toHaveAccessibleDescription('The password is wrong.');
  await expect(ownPassword).toBeFocused();
  await expect(form.getByLabel('Moonlit Harbour (Europe)')).toBeChecked();
  const release = await holdData(page);
  await form.getByLabel('Your password', { exact: true }).fill(password);
  await mainButton(page, 'Make the key').click();

  const made = page.getByRole('region', { name: 'Your new key: My Discord bot' });
  await expect(made).toContainText(/shu_[\w-]{43}/);
  await expect(form.getByLabel('Name')).toHaveValue('');
  if (isEnhanced) {
    // It cannot be shown again, so nothing but the next page may take it away: no link within the page, also while its data loads.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    release();
    const list = page.getByRole('region', { name: 'Your keys' }).getByRole('listitem');
    await expect(list).toHaveCount(1);
    await expect(made).toContainText(/shu_[\w-]{43}/);
    const colours = page.getByRole('banner').getByRole('button', { name: 'Switch to dark colours' });
    // Before the scripts start, the switch opens the page again.
    await waitForScripts(colours);
    await colours.click();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('color-scheme=dark');
    await page.waitForLoadState('networkidle');
    await expect(made).toContainText(/shu_[\w-]{43}/);
  }
  await page.goto('/account/api-keys');
  const row = page.getByRole('region', { name: 'Your keys' }).getByRole('listitem');
  await expect(row).toContainText('Runs give, tp on Moonlit Harbour (Europe)');
  await expect(row).toContainText('Never used');
  expect(await page.content()).not.toMatch(/shu_[\w-]{20}/);

  await row.getByText('Revoke', { exact: false }).first().click();
  await row.getByRole('button', { name: 'Revoke this key' }).click();
  await expect(pageAlert(page, 'API key revoked')).toBeVisible();
  await expect(main(page)).toContainText('You have no key yet.');
});
