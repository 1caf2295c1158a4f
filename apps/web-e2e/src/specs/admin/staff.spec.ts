import { expect, test } from '../../fixtures/accounts-test';
import { askQuestion, newTitle } from '../../steps/ask-steps';
import { adminAccount, logInAsAdmin, openUser } from '../../steps/admin-steps';
import { logIn, main, mainButton, pageAlert } from '../../steps/login-steps';

const denied = 'You do not have permission to access the admin dashboard.';
const password = (root: ReturnType<typeof main>) => root.getByLabel('Your password', { exact: true });

test('a role is given with the password, shows its tabs, and counts no more once it is taken away', async ({
  page,
  newMember,
  newDevice,
  expectFailure,
}) => {
  expectFailure(422, /\/admin\/users\//);
  const member = await newMember();
  const staff = await newDevice('away');
  await logIn(staff, member.username, member.password);
  await staff.goto('/admin');
  await expect(staff).toHaveURL(/\/$/);
  await expect(staff.getByText('Access Denied')).toBeVisible();
  await expect(staff.getByText(denied)).toBeVisible();

  await logInAsAdmin(page);
  await openUser(page, member.username);
  const role = main(page).getByLabel('Role', { exact: true });
  await role.selectOption('Moderator');
  await password(main(page)).fill('not-the-password');
  await mainButton(page, 'Give the role').click();
  await expect(main(page).getByText('The password is wrong.').last()).toBeVisible();
  await expect(role).toHaveValue('2');
  await password(main(page)).fill(adminAccount().password);
  await mainButton(page, 'Give the role').click();
  await expect(pageAlert(page, 'The role is given.')).toBeVisible();
  await expect(main(page).getByText('Moderator', { exact: true })).toBeVisible();

  await staff.goto('/admin');
  const tabs = staff.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(tabs).toHaveText(['Overview', 'Server', 'Users', 'Settings', 'Incidents', 'Content']);
  await expect(staff.getByRole('banner').getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);

  await role.selectOption({ value: '2' });
  await password(main(page)).fill(adminAccount().password);
  await mainButton(page, 'Take the role away').click();
  await expect(pageAlert(page, 'The role is taken away.')).toBeVisible();
  await staff.goto('/admin/users');
  await expect(staff).toHaveURL(/\/$/);
  await expect(staff.getByText(denied)).toBeVisible();
});

test('a banned member reads why and until when, and can log in again when the ban is lifted', async ({
  page,
  newMember,
  newDevice,
  expectFailure,
}) => {
  expectFailure(422, /\/(admin\/users\/|login)/);
  expectFailure(403, /\/login/);
  const member = await newMember();
  await logInAsAdmin(page);
  await openUser(page, member.username);
  await mainButton(page, 'Ban this account').click();
  await expect(main(page).getByText('Say why: the member reads it.')).toBeVisible();
  await main(page).getByLabel('Reason').fill('Spam in the chat');
  await mainButton(page, 'Ban this account').click();
  await expect(main(page).getByRole('heading', { name: 'Banned' })).toBeVisible();

  const other = await newDevice('away');
  await other.goto('/login');
  await other.getByLabel('Username', { exact: true }).fill(member.username);
  await other.getByLabel('Password', { exact: true }).fill(member.password);
  await mainButton(other, 'Login').click();
  await expect(other.getByText(/This account is banned: Spam in the chat\./).first()).toBeVisible();

  await mainButton(page, 'Lift the ban').click();
  await expect(mainButton(page, 'Ban this account')).toBeVisible();
  await logIn(other, member.username, member.password);

  await page.goto('/admin/audit?action=user.banned');
  await expect(main(page).getByText('Spam in the chat').first()).toBeVisible();
});

test('all texts of a spammer are removed at once, and restored', async ({
  page,
  newMember,
  newDevice,
  expectFailure,
}) => {
  expectFailure(404, /\/ask\/\d+/);
  const member = await newMember();
  const spammer = await newDevice('away');
  await logIn(spammer, member.username, member.password);
  const [title, other] = [newTitle(), newTitle()];
  const address = await askQuestion(spammer, title);
  await askQuestion(spammer, other);

  await logInAsAdmin(page);
  await openUser(page, member.username);
  await main(page).getByLabel(`Why all texts of ${member.username} are removed`).fill('Advertising');
  await mainButton(page, 'Remove all questions and answers').click();
  await expect(main(page).getByText('2 questions and 0 answers removed: Advertising')).toBeVisible();
  const status = async () => (await page.request.get(address)).status();
  await expect.poll(status).toBe(404);

  await mainButton(page, 'Bring them back').click();
  await expect(main(page).getByText(/, brought back/)).toBeVisible();
  await expect.poll(status).toBe(200);
  await page.goto('/admin/audit?action=ask.');
  await expect(main(page).getByText('ask.member-texts-restored').first()).toBeVisible();
});

test('without a session the dashboard leads to the login', async ({ page }) => {
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/login/);
});
