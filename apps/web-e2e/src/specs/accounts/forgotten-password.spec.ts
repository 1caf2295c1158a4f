import { expect, test } from '../../fixtures/accounts-test';
import { expectAccount, expectSessionExpired, fillLogin, logIn, mainButton, pageAlert } from '../../steps/login-steps';
import { findMailedCode } from '../../sites/mailbox';

test('a code from the mail sets a new password and logs every other device out', async ({
  page,
  newMember,
  newDevice,
  expectFailure,
}) => {
  expectFailure(422, /\/login/);
  const { username, email, password } = await newMember();
  const other = await newDevice('away');
  await logIn(other, username, password);

  await page.goto('/login?tab=forgot');
  await page.getByLabel('Email').fill(email);
  await mainButton(page, 'Send Code').click();
  await expect(pageAlert(page, 'Email Sent')).toBeVisible();
  await expect.poll(() => findMailedCode(email)).not.toBeNull();
  const code = (await findMailedCode(email)) ?? '';

  const reset = async (typedCode: string) => {
    await page.getByLabel('Verification code').fill(typedCode);
    await page.getByLabel('New password', { exact: true }).fill('a-new-lantern-8');
    await mainButton(page, 'Reset Password').click();
  };
  await reset(code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');
  await expect(pageAlert(page, 'Error')).toContainText('Invalid verification code.');
  await reset(code);
  await expect(pageAlert(page, 'Password Reset Successful')).toBeVisible();

  await expectSessionExpired(other);
  await fillLogin(other, username, password);
  await expect(pageAlert(other, 'Login Failed')).toContainText('Incorrect username or password.');
  await fillLogin(page, username, 'a-new-lantern-8');
  await expectAccount(page, username);
});
