import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/accounts-test';
import {
  accountMenu,
  expectAccount,
  expectSessionExpired,
  fillLogin,
  logIn,
  mainButton,
} from '../../steps/login-steps';
import { findMail } from '../../sites/mailbox';

test('all data is downloaded after the password', async ({ page, newMember }) => {
  const { username, email, password } = await newMember();
  await logIn(page, username, password);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' }).click();
  const part = page.getByRole('region', { name: 'Download your data' });
  const ownPassword = part.getByLabel('Your password', { exact: true });
  await ownPassword.fill('not-the-password');
  await mainButton(page, 'Download').click();
  await expect(ownPassword).toHaveAccessibleDescription('The password is wrong.');
  await expect(ownPassword).toBeFocused();

  await ownPassword.fill(password);
  const [file] = await Promise.all([page.waitForEvent('download'), mainButton(page, 'Download').click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { sections: { account: unknown[] } };
  expect(data.sections.account).toEqual([expect.objectContaining({ username, email })]);
  expect(JSON.stringify(data)).not.toContain('argon2');
});

test('a deleted account is logged out everywhere, and a login keeps it', async ({
  page,
  newMember,
  newDevice,
  isEnhanced,
  expectFailure,
}) => {
  expectFailure(422, /\/account\/data/);
  const { username, email, password } = await newMember();
  const other = await newDevice('away');
  await logIn(other, username, password);
  await logIn(page, username, password);
  await page.goto('/account/data');
  const part = page.getByRole('region', { name: 'Delete your account' });
  await part.getByText('Delete my account', { exact: true }).click();
  await part.getByText('Delete them', { exact: true }).click();
  await part.getByLabel('Your password', { exact: true }).fill(password);
  const send = part.getByRole('button', { name: 'Delete my account in 14 days' });
  await send.click();
  await expect(part).toContainText('Please confirm that you want to delete your account');
  await expect(part.getByLabel('Delete them')).toBeChecked();
  await part.getByLabel('I want to delete my account').check();
  // Without scripts the answer is a new page, and a page never contains a submitted password.
  if (!isEnhanced) await part.getByLabel('Your password', { exact: true }).fill(password);
  await send.click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account will be deleted').first()).toBeVisible();
  await expect(page.getByText(/It ends on \w+ \d+, \d{4} \(UTC\)\./).first()).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
  await expectSessionExpired(other);
  await expect.poll(() => findMail(email)).toContain(username);

  await page.goto('/login');
  await fillLogin(page, username, password);
  await expectAccount(page, username);
  await expect(page.getByText('Your account will be deleted')).toHaveCount(0);
});
