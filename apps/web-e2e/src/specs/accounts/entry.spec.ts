import { expect, memberPassword, test } from '../../fixtures/accounts-test';
import {
  accountMenu,
  expectAccount,
  fillLogin,
  logIn,
  main,
  mainButton,
  pageAlert,
  sendUntilShown,
} from '../../steps/login-steps';

test.beforeEach(({ expectFailure }) => expectFailure(422, /\/login/));

test('from the registration to the account and out again, twice', async ({ page, newName }) => {
  const username = newName('traveller');
  await page.goto('/login?tab=register');
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Email').fill(`${username}@inn.test`);
  const send = async () => {
    await page.getByLabel('Password', { exact: true }).fill(memberPassword);
    await page.getByLabel('Confirm password', { exact: true }).fill(memberPassword);
    await mainButton(page, 'Register').click();
  };
  await sendUntilShown(page, send, page.getByText('Your account is ready, and you are logged in.').first());
  await expectAccount(page, username);
  await expect(main(page)).toContainText('Member');
  await page.reload();
  await expectAccount(page, username);

  const menu = accountMenu(page);
  await expect(menu).toHaveAccessibleName(`Account menu of ${username}`);
  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await logIn(page, username, memberPassword);
  await mainButton(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await expect(mainButton(page, 'Login')).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccount$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('starhaven');
});

test('unknown names and wrong passwords are refused alike', async ({ page, newMember, newName }) => {
  const member = await newMember();
  for (const username of [member.username, newName('nobody')]) {
    await page.goto('/login');
    await fillLogin(page, username, 'another-lantern-8');
    await expect(pageAlert(page, 'Login Failed')).toContainText('Incorrect username or password.');
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username);
    expect(await page.content()).not.toContain('another-lantern-8');
  }
  await expect(accountMenu(page)).toHaveCount(0);
});

test('a guest is made by a name and comes back with it', async ({ page, newDevice, newName, expectFailure }) => {
  const username = newName('wanderer');
  const overview = page.getByRole('heading', { level: 1, name: 'Overview' });
  await page.goto('/login');
  await sendUntilShown(page, () => fillLogin(page, username), overview);
  await expectAccount(page, username);
  await mainButton(page, 'Logout').click();
  await expect(page).toHaveURL('/login');
  await sendUntilShown(page, () => fillLogin(page, username), overview);
  await expectAccount(page, username);

  // The guest owns the name: a guest from another address cannot use it.
  expectFailure(422, /\/login/);
  const stranger = await newDevice('away');
  await stranger.goto('/login');
  const refusal = pageAlert(stranger, 'Login Failed');
  await sendUntilShown(stranger, () => fillLogin(stranger, username), refusal);
  await expect(refusal).toContainText('can only be entered from an address on its list');
});

test('a guest whose account has a password is asked for it', async ({ page, newMember }) => {
  const { username, password } = await newMember();
  await page.goto('/login');
  await sendUntilShown(page, () => fillLogin(page, username), pageAlert(page, 'Password Required'));
  await expect(page.getByRole('switch', { name: 'Guest Login' })).not.toBeChecked();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await mainButton(page, 'Login').click();
  await expectAccount(page, username);
});

test('the admin of the first start gets in with the printed password', async ({ page }) => {
  const [username = '', password = ''] = (process.env.E2E_ADMIN ?? '').split(' / ');
  await logIn(page, username, password);
  await expect(main(page).locator('dl')).toContainText('Admin');
});

test('a login from inside the game ends with the way into it', async ({ page, newName, isEnhanced }) => {
  const launches: string[] = [];
  // No program on this machine opens the game's address, so the test reads the site's answer and does not follow it.
  await page.route('**/login/launch*', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    launches.push(`${answer.status()} ${answer.headers()['location']}`);
    await route.fulfill({ status: 204 });
  });
  await page.goto('/login?type=pc_ingame');
  const name = newName('pilot');
  const way = main(page).getByRole('link', { name: 'Open the game' });
  await sendUntilShown(page, () => fillLogin(page, name), way);
  await expect(way).toHaveAttribute('href', '/login/launch?type=pc_ingame');
  if (!isEnhanced) await way.click();
  await expect.poll(() => launches[0]).toMatch(/^302 starhaven:\/\/login\?token=[\w-]{20,}&type=pc_ingame$/);
  const token = /token=([\w-]+)/.exec(launches[0] ?? '')?.[1] ?? '';
  expect(await page.content()).not.toContain(token);

  const answer = await page.request.get('/login/launch?type=pc_ingame', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toContain(`starhaven://login?token=${token}`);
  const foreign = await page.request.get('/login/launch?type=pc_ingame', {
    maxRedirects: 0,
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  expect(foreign.headers()['location']).toMatch(/^\/login/);
});
