import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, test } from '../../fixtures/accounts-test';
import { expectAccount, fillLogin, logIn, main, mainButton, pageAlert } from '../../steps/login-steps';

test.beforeEach(({ expectFailure }) => expectFailure(422, /\/login|\/account\/security/));

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function logOut(page: Page) {
  await page.goto('/account');
  await mainButton(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
}

test('an authenticator app is set up; then a login takes its code, or a recovery code once', async ({
  page,
  newMember,
}) => {
  const { username, password } = await newMember();
  await logIn(page, username, password);
  await page.goto('/account/security');
  const app = section(page, 'Authenticator app');
  const start = async (typed: string) => {
    await app.getByText('Set it up').click();
    await app.getByLabel('Your password', { exact: true }).fill(typed);
    await app.getByRole('button', { name: 'Continue' }).click();
  };
  await start('another-lantern-8');
  await expect(pageAlert(page, 'Not changed')).toContainText('The password is wrong.');
  await page.goto('/account/security');
  await start(password);
  const shown = await app.locator('code').first().innerText();
  const secret = shown.replace(/\s/g, '');
  /** The code of this half minute or of the next: a code is valid once, and the app's clock may be one step off in either direction. */
  const codeOf = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  await app.getByLabel('Type the code that it shows').fill(codeOf(0));
  await app.getByRole('button', { name: 'Switch on' }).click();
  await expect(pageAlert(page, 'Authenticator app is on')).toBeVisible();
  const recoveryCodes = await app.getByRole('list').locator('code').allInnerTexts();
  expect(recoveryCodes.length).toBeGreaterThanOrEqual(8);

  const logInTo = async (step: () => Promise<void>) => {
    await logOut(page);
    await fillLogin(page, username, password);
    await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
    await step();
    await mainButton(page, 'Confirm').click();
  };
  await logInTo(() => page.getByLabel('Code of your authenticator app').fill(codeOf(1)));
  await expectAccount(page, username);
  const withRecovery = (code: string) => async () => {
    await main(page).getByRole('link', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(code);
  };
  await logInTo(withRecovery(recoveryCodes[0] ?? ''));
  await expectAccount(page, username);
  await page.goto('/account/security');
  await expect(section(page, 'Recovery codes')).toContainText(`${recoveryCodes.length - 1} left`);
  await logInTo(withRecovery(recoveryCodes[0] ?? ''));
  await expect(pageAlert(page, 'Login Failed')).toBeVisible();
});

test('a passkey is made and opens the account after the password', async ({ page, newMember, isEnhanced }) => {
  test.skip(!isEnhanced, 'passkeys are asked for by a script');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { username, password } = await newMember();
  await logIn(page, username, password);
  await page.goto('/account/security');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByText('Add a passkey').click();
  await passkeys.getByLabel('Name').fill('My phone');
  await passkeys.getByLabel('Your password', { exact: true }).fill(password);
  await passkeys.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(pageAlert(page, 'Passkey added')).toBeVisible();
  await expect(passkeys.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
  expect((await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await logOut(page);
  await fillLogin(page, username, password);
  await mainButton(page, 'Use your passkey').click();
  await expectAccount(page, username);
  await page.goto('/account/security');
  await expect(passkeys).toContainText('last used');
});
