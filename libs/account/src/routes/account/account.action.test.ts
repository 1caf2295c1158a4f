/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { accountAnswer, memberHost, memberRequest, memberSessions } from '../../../test/member';
import { action } from './account.route.server';
import { addressId } from './shown-account.server';

const account = { role: [3], iplock: ['203.0.113.7', '2001:db8::7'], tokenAPI: '' };
const player = [
  { server: { id: 's1', title: 'One' }, player: { retcode: 0, data: { uid: '800001', accountId: '5' } } },
  { server: { id: 's2', title: 'Two' }, player: { retcode: -1, data: null } },
];

let calls: [string, unknown][];
let options: unknown[];
let answers: CallAnswers;
beforeEach(() => {
  calls = [];
  options = [];
  answers = { getAccount: accountAnswer(account, player) };
});

async function submit(fields: Record<string, string>, extensions: Extension[] = []) {
  const host = memberHost(extensions, answers);
  const request = await memberRequest('/account?index', { method: 'POST', body: new URLSearchParams(fields) });
  const reply = await action({ request, params: {}, context: host.context });
  calls.push(...host.calls.map(({ name, input }): [string, unknown] => [name, input]));
  options.push(...host.sent.map(({ input }) => input));
  const cookie = new Headers(reply instanceof Response ? reply.headers : reply.init?.headers).get('set-cookie');
  return reply instanceof Response
    ? { location: reply.headers.get('location'), data: null, status: reply.status, cookie }
    : { location: null, data: reply.data, status: reply.init?.status, cookie };
}
const found = { code: '', timestamp: 0 };

test.each(['', 'localhost', '203.0.113', '1.2.3.4/8', '::g'])(
  '%j is not an address for our own host, and nothing is sent',
  async (ip) => {
    const { data, status } = await submit({ intent: 'add-address', ip }, ['account-extras']);
    expect(data?.result?.error).toEqual({ ip: ['Please enter a valid IP address'] });
    expect([status, calls]).toEqual([422, []]);
  },
);

test.each<[string, Extension[]]>([
  ['198.51.100.9', ['account-extras']],
  ['2001:db8::1', ['account-extras']],
  ['203.0.113.0/24', []],
  ['203.0.113.*', []],
])('%s is added on a host with %j', async (ip, extensions) => {
  answers['allowLogin'] = { retcode: 0, data: null };
  expect((await submit({ intent: 'add-address', ip: ` ${ip} ` }, extensions)).status).toBe(200);
  expect(calls).toEqual([['allowLogin', { type: 'ip_add', ip }]]);
});

test('an empty entry is refused on every host', async () => {
  const { data } = await submit({ intent: 'add-address', ip: ' ' });
  expect(data?.result?.error).toEqual({ ip: ['Please enter a valid IP address'] });
  expect(calls).toEqual([]);
});

test('the address behind an id is removed; one that was already removed is not a failure', async () => {
  answers['allowLogin'] = { retcode: 0, data: null };
  await submit({ intent: 'remove-address', address: addressId('the-key', '2001:db8::7') });
  expect(calls.at(-1)).toEqual(['allowLogin', { type: 'ip_remove', ip: '2001:db8::7' }]);
  calls = [];
  expect((await submit({ intent: 'remove-address', address: 'other' })).data?.message?.type).toBe('ok');
  expect(calls.map(([name]) => name)).toEqual(['getAccount']);
});

test('the login is open to all for five minutes', async () => {
  answers['allowLogin'] = { retcode: 200, data: null };
  const { data } = await submit({ intent: 'open-to-all' });
  expect((data?.openUntil ?? 0) - Date.now() / 1000).toBeCloseTo(300, -1);
});

test.each([
  ['make-code', {}, 'gen'],
  ['turn-code-off', {}, 'off'],
  ['choose-code', { code: ' mine-7 ' }, 'mine-7'],
])('%s asks for the code', async (intent, fields, code) => {
  answers['setAccessCode'] = { retcode: 0, data: { code: 'made' } };
  const { data } = await submit({ intent, ...fields });
  expect(calls).toEqual([['setAccessCode', { code }]]);
  expect(data?.accessCode).toBe('made');
});

test.each([
  ['make-code', {}, { code: 'made' }, 'made'],
  ['choose-code', { code: 'mine-7' }, null, 'mine-7'],
  ['choose-code', { code: 'mine-7' }, { code: 'mine-8' }, 'mine-8'],
  ['turn-code-off', {}, { code: 'old' }, ''],
])('after %s the session has the new code (%j, %j)', async (intent, fields, data, code) => {
  answers['setAccessCode'] = { retcode: 0, data };
  const { cookie } = await submit({ intent, ...fields });
  expect((await memberSessions.read(cookie))?.tokenAPI).toBe(code);
});

test.each([
  { retcode: -1, message: '' },
  { retcode: 0, data: null },
])('after %j the session keeps its code', async (answer) => {
  answers['setAccessCode'] = answer;
  expect((await submit({ intent: 'make-code' })).cookie).toBeNull();
});

test.each(['', '  ', 'gen', 'OFF'])('%j is refused as an access code', async (code) => {
  const { data } = await submit({ intent: 'choose-code', code });
  expect(data?.result?.error).toEqual({ code: ['Please enter a valid access code'] });
  expect(calls).toEqual([]);
});

test.each([
  ['code', { code: ['Too easy.'] }],
  [undefined, undefined],
])('an access code that the host refuses at %s is refused there', async (field, error) => {
  answers['setAccessCode'] = { retcode: -1, message: 'Too easy.', field };
  const { data } = await submit({ intent: 'choose-code', code: 'aaaaaaaa' });
  expect(data?.result?.error ?? undefined).toEqual(error);
  expect(data?.message).toMatchObject({ type: 'error', message: 'Too easy.' });
  // The code is a secret, so the page does not contain it again.
  expect(JSON.stringify(data)).not.toContain('aaaaaaaa');
});

test('a code that would not fit into the session is refused before the host changes it', async () => {
  const { data } = await submit({ intent: 'choose-code', code: 'x'.repeat(201) });
  expect(data?.result?.error).toEqual({ code: ['Please enter a valid access code: at most 200 characters'] });
  expect(calls).toEqual([]);

  answers['setAccessCode'] = { retcode: 0, data: null };
  const longest = 'é'.repeat(200);
  const { cookie } = await submit({ intent: 'choose-code', code: longest });
  expect((await memberSessions.read(cookie))?.tokenAPI).toBe(longest);
});

test('a code is redeemed for the player of that server', async () => {
  answers['redeemCode'] = { retcode: 0, message: '' };
  expect((await submit({ intent: 'redeem', code: 'STAR', server: 's1' })).status).toBe(200);
  expect(calls.at(-1)).toEqual([
    'redeemCode',
    { code: 'STAR', server_id: 's1', uid_player: '800001', uid_account: '5' },
  ]);
});

test.each([
  ['s2', { retcode: 0 }, 'Invalid Server: you have no player on this server. Choose another one.'],
  ['elsewhere', { retcode: 0 }, 'Invalid Server'],
  ['s1', { retcode: -1, message: 'api_db_cdkey_nokey' }, 'Invalid or expired redeem code'],
  ['s1', { retcode: '-1', message: 'Not today.' }, 'Not today.'],
  ['s1', new UpstreamError('timeout', 'redeemCode', 'slow'), 'Failed to connect to server. Please try again.'],
])('a redeem on %s that is refused (%j) keeps the code', async (server, refused, text) => {
  answers['redeemCode'] = refused;
  const { data } = await submit({ intent: 'redeem', code: 'STAR', server });
  const atField = Object.values(data?.result?.error ?? {}).flat();
  expect([data?.message?.message, ...atField].join(' ').trim()).toContain(text);
  // A text at its field is not repeated in a toast.
  expect(data?.message == null).toBe(atField.length > 0);
  expect(data?.result?.initialValue).toMatchObject({ code: 'STAR', server });
});

test('a refresh of all characters is sent once, and the host may take long to answer', async () => {
  expect((await submit({ intent: 'refresh-all' })).data?.message?.title).toBe('Refresh started');
  expect(calls).toEqual([['getAccount', { action: 'refresh_player' }]]);
  expect(options).toMatchObject([{ isSentOnce: true, timeoutMs: 55_000 }]);
  answers['getAccount'] = new UpstreamError('timeout', 'getAccount', 'slow');
  const { data, status } = await submit({ intent: 'refresh-all' });
  expect([status, data?.message?.title]).toEqual([504, 'No answer yet']);
  answers['getAccount'] = new UpstreamError('network', 'getAccount', 'away');
  expect((await submit({ intent: 'refresh-all' })).data?.message?.title).toBe('Network Error');
});

test('a search that has started is not a failure', async () => {
  answers['findOnServer'] = { retcode: -2, message: 'api_db_player_process', data: found };
  const { data, status } = await submit({ intent: 'search-player', server: 's2' });
  expect([status, data?.searchedServer]).toEqual([200, 's2']);
  expect(data?.message?.message).toContain('about 5 minutes');
});

test('a limited search says how many minutes, and blocks that server', async () => {
  const timestamp = Math.floor(Date.now() / 1000) + 125;
  answers['findOnServer'] = { retcode: 429, message: '', data: { code: '', timestamp } };
  const { data, status } = await submit({ intent: 'search-player', server: 's2' });
  expect(data).toMatchObject({
    message: { title: 'Rate Limited', message: 'Please wait 3 minutes before you search again.' },
    blockedServer: 's2',
    waitUntilSeconds: timestamp,
  });
  expect(status).toBe(429);
});

test('a player that is not found is reported in the spec’s words', async () => {
  answers['findOnServer'] = { retcode: -1, message: 'api_db_player_nofound', data: found };
  expect((await submit({ intent: 'search-player', server: 's2' })).data?.message?.message).toBe(
    'Player data not found',
  );
});

test('the code for the game comes in the reply', async () => {
  answers['findOnServer'] = { retcode: 0, message: '', data: { code: 'ABCD12', timestamp: 0 } };
  const { data } = await submit({ intent: 'get-code', server: 's2', mail: 'yes' });
  expect(data?.gameCode).toEqual({ serverId: 's2', code: 'ABCD12', isMail: true });
  expect(data?.message).toBeNull();
});

test.each([
  ['yes', '', 'Look for the code in your in-game mail.'],
  ['', '', 'Look for the code in the game.'],
  ['yes', 'We sent you a mail.', 'We sent you a mail.'],
])('a code that the host sends into the game (mail %j, message %j) is reported', async (mail, sent, message) => {
  answers['findOnServer'] = { retcode: 0, message: sent, data: found };
  const { data } = await submit({ intent: 'get-code', server: 's2', mail });
  expect(data?.message).toEqual({ type: 'ok', title: 'Code sent', message });
});

test('points lead to the host’s page', async () => {
  answers['getPointsLink'] = { retcode: 0, data: { link: 'https://example.org/points' } };
  expect((await submit({ intent: 'earn-points' })).data?.pointsLink).toBe('https://example.org/points');
});

test('the session key is for admins', async () => {
  const { data } = await submit({ intent: 'show-token' });
  expect(data?.token).toBeNull();
  expect(data?.message?.type).toBe('error');
});

test.each([
  [{ retcode: 0, data: { earned: 10, balance: 30, nextAt: 1 } }, 200, 'You earned 10 points.'],
  [{ retcode: -1, message: '' }, 200, 'You have checked in today. Come back tomorrow.'],
  [{ retcode: -500, message: '' }, 422, 'That did not work. Please try again.'],
])('the daily check-in: %j', async (given, status, text) => {
  answers['checkIn'] = given;
  const reply = await submit({ intent: 'check-in' });
  expect([reply.status, reply.data?.message?.message]).toEqual([status, text]);
});
