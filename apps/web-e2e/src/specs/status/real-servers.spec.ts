import { agentLivenessMs } from '@starhaven/contracts/agent';
import { expect, test } from '../../fixtures/accounts-test';
import { dialIn } from '../../sites/dial-in';
import { accountMenu, logIn } from '../../steps/login-steps';

// The whole chain: an agent, the site's forwarding, the API, the database, the page.
const gone = { timeout: agentLivenessMs + 10_000 };

test('a game server reports, says it is in maintenance, and dies', async ({ page, baseURL }) => {
  await page.goto('/status');
  await expect(page.getByRole('link', { name: /^\d+ online, server status$/ })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Moonlit Harbour' });
  await expect(row).toContainText('Offline');
  const agent = await dialIn(baseURL, 'teyvat-europe');
  const heartbeat = { players: 1_234, cpu: { usage: 12.34 }, ram: { usedMb: 512, totalMb: 2_048 }, uptimeSeconds: 60 };
  agent.report(heartbeat);
  await expect(row).toContainText('Online');
  await expect(row).toContainText('1,234');
  await expect(row).toContainText('12.3%');
  await expect(row).toContainText('25.0%');

  agent.report({ ...heartbeat, players: Number.NaN, cpu: { usage: -1 }, maintenance: 'New disks' });
  await expect(row).toContainText('Maintenance');
  // The answer is cached for five seconds.
  const summary = async () => (await page.request.get('/status.json')).text();
  await expect.poll(summary).toContain('New disks');

  agent.die();
  await expect(row).toContainText('Offline', gone);
  await expect(page.getByText('(Disconnected)')).toHaveCount(0);
});

test('an open page shows that its session ended elsewhere, and continues as anonymous', async ({
  page,
  newMember,
  newDevice,
  expectFailure,
}) => {
  // The page may request a ticket before it has checked again who is logged in.
  expectFailure(401, /\/live\/credentials$/);
  const { username, password } = await newMember();
  await logIn(page, username, password);
  const ticket = page.waitForResponse(/\/live\/credentials$/);
  await page.goto('/downloads');
  expect((await ticket).status()).toBe(200);
  expect(await (await ticket).text()).toContain('ticket.');
  await expect(accountMenu(page)).toBeVisible();

  const other = await newDevice('away');
  await logIn(other, username, password);
  await other.goto('/account/security');
  await other.getByRole('button', { name: /log out everywhere/i }).click();
  await expect(accountMenu(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^\d+ online, server status$/ })).toBeVisible();
  await expect(page.getByText('Connection to server lost. Attempting to reconnect...')).toHaveCount(0);
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/);
});
