import { expect, test } from '../../fixtures/accounts-test';
import {
  accountMenu,
  expectAccount,
  expectSessionExpired,
  logIn,
  mainButton,
  pageAlert,
  enterAsGuest,
} from '../../steps/login-steps';

test('another device is logged out from the list of devices', async ({ page, newMember, newDevice }) => {
  const { username, password } = await newMember();
  const other = await newDevice('away');
  await logIn(other, username, password);
  await logIn(page, username, password);
  // After two loads, the site has a kept copy of the public page for the other device.
  for (let look = 0; look < 2; look += 1) await other.goto('/faq');
  await expect(accountMenu(other)).toHaveCount(1);
  await page.goto('/account/security');
  const sessions = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions).toContainText('2 devices');
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await expect(pageAlert(page, 'Session ended')).toBeVisible();
  await expect(sessions).toContainText('1 device');
  await other.goto('/faq');
  await expect(accountMenu(other)).toHaveCount(0);
  await logIn(other, username, password);
  await page.reload();
  await sessions.getByRole('button', { name: /^End the session of/ }).click();
  await expect(sessions).toContainText('1 device');
  await expectSessionExpired(other, '/account/security');
  await page.goto('/account');
  await expectAccount(page, username);
});

test('Log out everywhere ends this session and all others, a guest’s too', async ({ page, newName, newDevice }) => {
  const username = newName('rover');
  await enterAsGuest(page, username);
  const other = await newDevice('home');
  await enterAsGuest(other, username);
  await page.goto('/account/security');
  await mainButton(page, 'Log out everywhere').click();
  await expect(page).toHaveURL('/login');
  await expect(accountMenu(page)).toHaveCount(0);
  await expectSessionExpired(other);
});
