import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStoredCharacters } from '@starhaven/session';
import { LiveContext, createLive } from '@starhaven/realtime';
import { formReply } from '@starhaven/ui-kit';
import { UpstreamError } from '@starhaven/upstream/server';
import { hostAway } from '../../lib/visit/host-away.server';
import { AccountPage } from './account.page';
import type { AccountIntent, AccountReplyFields } from './account-reply';
import { accountReplyDefaults } from './account-reply';

const now = 1_799_000_000;
const account = {
  uid: '10001',
  name: 'Paimon',
  username: 'paimon',
  role: [3, 4],
  point: 12,
  third_login: { discord: true, twitter: false },
  expiredlogin: 1_800_000_000,
  expiredtoken: 0,
  roleExpired: 0,
  hasEmail: true,
  email: '',
  isEmailVerified: true,
  hasPassword: true,
  hasAccessCode: true,
  accessCode: '',
  addresses: [{ id: 'a1', text: '203.***.7' }],
  listRule: 'opens',
  openUntil: 0,
  deletionAt: 0,
};
const character = {
  serverId: 's1',
  server: 'Moonlit Harbour',
  game: 1,
  apiGame: '2',
  status: 'active',
  retcode: 0,
  message: '',
  blockedUntil: 0,
  player: { uid: '800001', accountId: '', nickname: 'Lumi', signature: 'Hello' },
};
const missing = {
  ...character,
  serverId: 's2',
  server: 'Azure Campus',
  game: 3,
  status: 'not-found',
  retcode: -1,
  player: null,
};

interface Shown {
  account?: object;
  characters?: object[];
  found?: string[];
  filter?: object;
  revealed?: object;
  hasTemporaryPassword?: boolean;
  deliveries?: object[] | 'away';
  hasCheckIn?: boolean;
  hasClaims?: boolean;
  arePlayersAway?: boolean;
  socialLogins?: object;
}

function show(content: Shown | null = {}, problem: object | null = null, reply: object | null = null) {
  const characters = content?.characters ?? [character, missing];
  const whole = content && {
    characters,
    found: characters.map((one) => (one as typeof character).serverId),
    filter: { search: '', status: '', server: '' },
    revealed: { email: false, code: false, ips: false },
    hasTemporaryPassword: false,
    deliveries: null,
    hasCheckIn: false,
    hasClaims: false,
    arePlayersAway: false,
    socialLogins: { offered: [], asksPassword: false },
    ...content,
    account: { ...account, ...content.account },
  };
  const loader = jest.fn(() => ({ content: whole, problem, nowSeconds: now }));
  const rewards = jest.fn(() => ({ deliveries: [] }));
  const Stub = createRemixStub([
    { path: '/account', Component: AccountPage, loader, action: () => reply },
    { path: '/account/rewards', loader: rewards },
  ]);
  const live = createLive();
  render(
    <LiveContext.Provider value={live}>
      <Stub initialEntries={['/account']} />
    </LiveContext.Provider>,
  );
  return Object.assign(loader, { rewards, live });
}
const answer = (intent: AccountIntent, fields: Partial<AccountReplyFields> = {}, said: object = {}) =>
  formReply(intent, { ...accountReplyDefaults, ...fields }, said);
const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('it shows roles, points and when each of them ends', async () => {
  show();
  const card = await region('Account Information');
  for (const text of ['Member, Sponsor', 'Never', 'Unknown', '12']) expect(card.getByText(text)).toBeVisible();
});

test('an expired role keeps its label, and a way to sponsor again is shown', async () => {
  show({ account: { roleExpired: 1_600_000_000 } });
  expect(await screen.findByText('Member, Sponsor (expired)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Become a sponsor' })).toHaveAttribute('href', '/sponsor');
});

test('address and code are hidden behind links, which work without scripts', async () => {
  show({ revealed: { email: true, code: false, ips: false }, account: { email: 'a@example.org' } });
  const card = await region('Account Information');
  expect(card.getByText('a@example.org')).toBeVisible();
  expect(card.getByRole('link', { name: 'Hide email address' })).toHaveAttribute('href', '/account');
  expect(card.getByRole('link', { name: 'Show API code' })).toHaveAttribute('href', '/account?email=shown&code=shown');
});

test.each([
  ['yellow', { isEmailVerified: false }, 'Verification', '/account/verify'],
  ['red', { hasPassword: false }, 'Edit Account', '/account/edit'],
  ['orange', { hasEmail: false }, 'Add Email', '/account/edit'],
])('the %s banner', async (colour, lacks, label, href) => {
  show({ account: lacks });
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href);
  expect([...document.querySelectorAll('[data-banner]')].map((one) => one.getAttribute('data-banner'))).toEqual([
    colour,
  ]);
});

test('an account without an address has both banners about the address', async () => {
  show({ account: { hasEmail: false, isEmailVerified: false } });
  expect(await screen.findByRole('link', { name: 'Verification' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Email' })).toBeVisible();
  // The address cannot be both there and missing.
  expect(screen.getByText('No email address is verified')).toBeVisible();
  expect(screen.queryByText('Your email address is not verified')).toBeNull();
});

test('only an admin can ask for the session key, which only the reply contains', async () => {
  show({}, null, answer('show-token'));
  await screen.findByText('Quick Actions');
  expect(screen.queryByRole('button', { name: 'Copy Token Session' })).toBeNull();
});

test('an admin gets the session key after asking', async () => {
  show({ account: { role: [1] } }, null, answer('show-token', { token: 'the-key' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy Token Session' }));
  expect(await screen.findByText('the-key')).toBeVisible();
});

test('characters show their state; Get Code is offered where there is none, by mail for game 3', async () => {
  show();
  const part = await region('Game Characters');
  const [first, second] = part.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Lumi')).toBeVisible();
  expect(within(first as HTMLElement).queryByRole('button', { name: /code/i })).toBeNull();
  const button = within(second as HTMLElement).getByRole('button', { name: 'Get the code for Azure Campus' });
  expect(button).toHaveTextContent('Get Code Mail');
  expect(button.closest('form')).toHaveFormValues({ server: 's2', mail: 'yes' });
});

test.each([
  ['fresh', 1],
  [null, 0],
])('an access code that changes to %j is announced to the live connection', async (accessCode, times) => {
  const heard = jest.fn();
  window.addEventListener('userDataChanged', heard);
  const loader = show({}, null, answer('make-code', { accessCode }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate a new code' }));
  // The page loads its data again after the reply.
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  if (accessCode !== null) expect(await screen.findByText(accessCode)).toBeVisible();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(times));
  window.removeEventListener('userDataChanged', heard);
});

test('the loaded characters are kept for the bot', async () => {
  show();
  await screen.findByText('Lumi');
  expect(readStoredCharacters()[0]).toEqual({
    server: { id: 's1', title: 'Moonlit Harbour', type_game: 1, api_game: '2' },
    player: { retcode: 0, data: { uid: '800001', nickname: 'Lumi' } },
  });
});

test('a blocked server says until when and cannot be asked', async () => {
  show({ characters: [{ ...character, blockedUntil: now + 90 }] });
  expect(await screen.findByText(/Blocked/)).toHaveTextContent(/Blocked 01:(30|2\d)/);
  expect(screen.getByRole('button', { name: 'Refresh Moonlit Harbour' })).toBeDisabled();
});

test('the code dialog asks whether it was entered; yes searches that server again', async () => {
  show({}, null, answer('get-code', { gameCode: { serverId: 's2', code: 'ABCD12', isMail: false } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Get the code for Azure Campus' }));
  expect(await screen.findByText('ABCD12')).toBeVisible();
  const yes = screen.getByRole('button', { name: "Yes I've entered it" });
  expect(yes.closest('form')).toHaveFormValues({ intent: 'search-player', server: 's2' });
  expect(screen.getByRole('button', { name: 'Not yet' }).closest('form')).toHaveAttribute('method', 'dialog');
});

test('a search that has started loads the account again after two seconds', async () => {
  const loader = show({}, null, answer('search-player', { searchedServer: 's2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh Azure Campus' }));
  await waitFor(() => expect(loader.mock.calls.length).toBeGreaterThan(2), { timeout: 5_000 });
});

test('a refused redeem keeps what was typed and marks its field', async () => {
  const result = {
    status: 'error' as const,
    initialValue: { code: 'STAR', server: 's2' },
    error: { server: ['Invalid Server'] },
  };
  show({}, null, answer('redeem', {}, { result }));
  const part = await region('Redeem a code');
  await userEvent.click(part.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(part.getByLabelText('Code')).toHaveAccessibleDescription('Please enter a redeem code'));
  expect(part.getByLabelText('Server')).toHaveAccessibleDescription('Please select a server');
  await userEvent.type(part.getByLabelText('Code'), 'STAR');
  await userEvent.selectOptions(part.getByLabelText('Server'), 's2');
  await userEvent.click(part.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(part.getByLabelText('Server')).toHaveAccessibleDescription('Invalid Server'));
  expect(part.getByLabelText('Code')).toHaveValue('STAR');
});

test('an address is removed by its id; the page holds no address', async () => {
  show();
  const form = (await screen.findByRole('button', { name: 'Remove 203.***.7' })).closest('form');
  expect(form).toHaveFormValues({ intent: 'remove-address', address: 'a1' });
});

test('no character yet leads to the servers', async () => {
  show({ characters: [] });
  expect(await screen.findByText(/no server with a character of yours yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh all' })).toBeVisible();
});

test('a host that does not answer is reported with a retry; nobody is logged out', async () => {
  show(null, hostAway(new UpstreamError('network', 'getAccount', 'gone')));
  expect(await screen.findByRole('heading', { name: 'Network Error' })).toBeVisible();
  expect(screen.getByText(/Failed to connect to server\. Please try again\./)).toBeVisible();
  expect(screen.queryByText('Account Information')).toBeNull();
});

test('points and rewards have their parts only where the host has them', async () => {
  show();
  await region('Redeem a code');
  expect(screen.queryByRole('region', { name: 'Points' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rewards' })).toBeNull();
});

test('a reward shows its outcome, also when that is uncertain', async () => {
  const delivery = {
    id: '1',
    server: { id: 's1', title: 'Moonlit Harbour' },
    uid: '800001',
    title: 'Welcome gift',
    items: [],
    state: 'unknown',
    note: 'The server did not say whether it arrived.',
    acceptedAt: now - 100,
    settledAt: 0,
  };
  show({ deliveries: [delivery], hasCheckIn: true });
  const part = await region('Rewards');
  for (const text of ['Welcome gift', 'Not certain', delivery.note]) expect(part.getByText(text)).toBeVisible();
  const button = (await region('Points')).getByRole('button', { name: 'Daily check-in' });
  expect(button.closest('form')).toHaveFormValues({ intent: 'check-in' });
});

test('a reward for a server that was removed says so', async () => {
  const delivery = {
    id: '1',
    server: { id: '', title: '' },
    uid: '800001',
    title: 'Welcome gift',
    items: [],
    state: 'failed',
    note: 'The server was removed.',
    acceptedAt: now - 100,
    settledAt: now - 50,
  };
  show({ deliveries: [delivery] });
  expect((await region('Rewards')).getByText(/, UID/)).toHaveTextContent('Removed server, UID 800001');
});

test('rewards that could not be loaded fail separately, and are retried separately', async () => {
  const loader = show({ deliveries: 'away' });
  const part = await region('Rewards');
  const retry = part.getByRole('link', { name: 'Try again' });
  expect(retry).toHaveAttribute('href', '/account');
  expect(screen.getByText('Lumi')).toBeVisible();
  await userEvent.click(retry);
  expect(await part.findByText(/Rewards from your codes are listed here/)).toBeVisible();
  expect([loader.rewards.mock.calls.length, loader.mock.calls.length]).toEqual([1, 1]);
});

test('if characters cannot be listed, the page does not say that there are none', async () => {
  const loader = show({ characters: [], arePlayersAway: true });
  const part = await region('Game Characters');
  expect(part.getByText('Your characters could not be loaded.')).toBeVisible();
  expect(part.queryByText(/no server with a character/)).toBeNull();
  await userEvent.click(part.getByRole('link', { name: 'Try again' }));
  await waitFor(() => expect(loader.mock.calls.length).toBe(2));
});

test('the progress of a refresh is shown, and its end loads the page again', async () => {
  const loader = show();
  const part = await region('Game Characters');
  const tell = (done: number) =>
    act(async () => loader.live.receive([{ name: 'player_refresh', payload: { done, total: 30, serverId: 's1' } }]));
  // The page may show its characters a moment before it listens.
  await waitFor(async () => {
    await tell(12);
    expect(part.getByText('Refreshing: 12 of 30')).toBeVisible();
  });
  expect(loader.mock.calls.length).toBe(1);
  await tell(30);
  await waitFor(() => expect(loader.mock.calls.length).toBe(2));
  expect(loader.live.isNeeded).toBe(false);
});

test('a character is added and released only where the host can', async () => {
  show();
  expect((await region('Game Characters')).queryByText('Add a character')).toBeNull();
  expect(screen.queryByText('Release this character')).toBeNull();
});

const proof = { serverId: 's2', uid: '800002', expiresAt: now + 600 };
test.each([
  [{ ...proof, method: 'signature', code: 'STAR2468' }, 'STAR2468', 'search-player'],
  [{ ...proof, method: 'mail', code: '' }, "in the player's mailbox", 'prove-character'],
] as const)('the steps of a proof: %j', async (claim, text, intent) => {
  show({ hasClaims: true }, null, answer('claim-character', { claim }));
  const part = await region('Game Characters');
  await userEvent.click(part.getByText('Add a character'));
  await userEvent.selectOptions(part.getAllByLabelText('Server')[1] as HTMLElement, 's2');
  await userEvent.type(part.getByLabelText('Player number (UID)'), '800002');
  await userEvent.click(part.getByRole('button', { name: 'Continue' }));
  const steps = await region('Prove that player 800002 is yours');
  expect(screen.getByRole('region', { name: 'Prove that player 800002 is yours' })).toHaveTextContent(text);
  const form = steps.getByRole('button', { name: /Verify|entered it/ }).closest('form');
  expect(form).toHaveFormValues({ intent, server: 's2', claim_uid: '800002' });
  await waitFor(() => expect(screen.getByRole('heading', { name: /Prove that/ })).toHaveFocus());
});

test('a login is linked after the password, or by a link to a host that asks for none', async () => {
  show({ socialLogins: { offered: ['discord', 'twitter'], asksPassword: true } });
  const part = await region('Connected accounts');
  const send = part.getByText('Unlink Discord').closest('form');
  expect(send).toHaveFormValues({ intent: 'unlink-social', provider: 'discord' });
  expect(part.getByText('Link Twitter').closest('form')).toHaveFormValues({
    intent: 'link-social',
    provider: 'twitter',
  });
  expect(part.queryByRole('link')).toBeNull();
});

test('a host of the specification links on its own page', async () => {
  show({ socialLogins: { offered: ['discord', 'twitter'], asksPassword: false } });
  const part = await region('Connected accounts');
  expect(part.getByRole('link', { name: 'Unlink Discord' })).toHaveAttribute(
    'href',
    '/account/link/discord?type=unlink',
  );
  expect(part.getByRole('link', { name: 'Link Twitter' })).toHaveAttribute('href', '/account/link/twitter');
});

test('an open login counts down, and an account that will be deleted says so', async () => {
  show({ account: { openUntil: now + 200, deletionAt: now + 86_400 } });
  expect((await region('Allowed addresses')).getByRole('timer')).toHaveTextContent(/03:(20|1\d)/);
  expect(screen.getByText('Your account will be deleted')).toBeVisible();
});

test.each([
  ['opens', 'Logins from these addresses need no password.'],
  [
    'unused',
    'Your account has a web password, so every login needs it. The address list applies only to accounts without a password.',
  ],
] as const)('the address list says what it does when it %s', async (listRule, text) => {
  show({ account: { ...account, listRule } });
  expect((await region('Allowed addresses')).getByText(text)).toBeVisible();
});
