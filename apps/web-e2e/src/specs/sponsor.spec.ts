import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { logInAsAdmin } from '../steps/admin-steps';
import { expect, test } from '../fixtures/accounts-test';
import { logIn, main, mainButton, pageAlert } from '../steps/login-steps';

const token = 'token-of-ko-fi-for-browsers';

/** Stores the token of Ko-fi; it is not shown again. */
async function setUpKoFi(page: Page): Promise<void> {
  await logInAsAdmin(page);
  await page.goto('/admin/settings');
  const field = page.getByLabel(/^Verification token of Ko-fi/);
  if ((await field.inputValue()) === '(stored)') return;
  await field.fill(token);
  await page.getByRole('button', { name: 'Save sponsors' }).click();
  await expect(pageAlert(page, 'The settings are saved.')).toBeVisible();
  await page.goto('/admin/settings');
  await expect(field).toHaveValue('(stored)');
}

/** Sends a webhook as a service does: without the cookies of a browser. */
const donate = (request: APIRequestContext, message: string, fields: Record<string, string> = {}) => {
  const data = {
    ...{ verification_token: token, message_id: randomUUID(), timestamp: new Date().toISOString(), type: 'Donation' },
    ...{ from_name: 'Jo', message, amount: '10.00', currency: 'USD', email: 'jo@inn.test', kofi_transaction_id: 'x' },
    ...fields,
  };
  return request.post('/donations/ko-fi', { form: { data: JSON.stringify(data) } });
};

test('a guest is led to the login, and finds services and wallets', async ({ page }) => {
  await page.goto('/sponsor');
  for (const name of ['Ko-Fi', 'Trakteer', 'Saweria', 'Bitcoin', 'Ethereum', 'USDT (TRC-20)'])
    await expect(main(page).getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Log in to get your code' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsponsor/);
});

test(
  'a donation with the code of a member makes a sponsor, who is thanked',
  { tag: '@wide' },
  async ({ page, request, newMember, newDevice, isEnhanced }) => {
    await setUpKoFi(await newDevice('away'));
    const { username, password } = await newMember();
    await logIn(page, username, password);
    await page.goto('/sponsor');
    await page.getByLabel('Show my display name in the thanks').check();
    await mainButton(page, 'Get my code').click();
    await expect(pageAlert(page, 'Saved')).toBeVisible();
    const own = page.getByRole('region', { name: 'Your code' });
    const code = await own.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    if (isEnhanced) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await own.getByRole('button', { name: 'Copy Sponsor code' }).click();
      await expect(pageAlert(page, 'Copied!')).toBeVisible();
    }

    expect((await donate(request, code, { verification_token: 'forged' })).status()).toBe(401);
    expect((await donate(request, `for ${code.toLowerCase().replace('-', ' ')}`)).status()).toBe(200);
    await page.goto('/sponsor');
    await expect(own).toContainText('You are a sponsor until');
    await expect(own.getByRole('listitem')).toContainText('$10.00');
    await expect(page.getByRole('region', { name: 'Thank you' })).toContainText(username);

    await page.getByLabel('Show my display name in the thanks').uncheck();
    await mainButton(page, 'Save').click();
    await expect(pageAlert(page, 'Saved')).toBeVisible();
    await page.goto('/sponsor');
    await expect(main(page)).not.toContainText(`${username}`);
    await expect(own.getByText(code)).toBeVisible();
  },
);
