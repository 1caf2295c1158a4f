/** @jest-environment node */
import type { Account } from '@starhaven/contracts/account';
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { accountAnswer, accountExtras, memberHost, memberRequest } from '../../../test/member';
import { action, loader } from './verify.route.server';

const ahead = Math.floor(Date.now() / 1000) + 300;
let account: Partial<Account>;
let answer: CallAnswers['verifyEmail'];
let extensions: Extension[];
/** The host of each visit. */
let hosts: ReturnType<typeof memberHost>[];
beforeEach(() => {
  account = { email: 'paimon@inn.test', verifyEmail: 0, third_login: { discord: false, twitter: false } };
  [hosts, extensions] = [[], []];
  answer = { retcode: 0, message: '' };
});
/** The queries of all calls but those for the account. */
const queries = () => hosts.flatMap(({ sent }) => sent.flatMap(({ input: { query } }) => query ?? []));

async function args(fields?: Record<string, string>) {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const request = await memberRequest('/account/verify', init);
  const host = memberHost(extensions, { getAccount: accountAnswer(account), verifyEmail: answer });
  hosts.push(host);
  return { request, params: {}, context: host.context };
}
async function submit(fields: Record<string, string>) {
  const reply = await action(await args(fields));
  if (reply instanceof Response) throw new Error('led elsewhere');
  return { ...reply.data, status: reply.init?.status };
}

test('the page prefers the unconfirmed address to the account’s own', async () => {
  expect((await loader(await args())).data.content).toMatchObject({
    address: 'paimon@inn.test',
    isVerified: false,
    isNew: false,
    discordHref: '/account/link/discord',
  });
  account = { ...account, verifyEmail: 1, extras: accountExtras({ pendingEmail: 'new@inn.test' }) };
  expect((await loader(await args())).data.content).toMatchObject({ address: 'new@inn.test', isVerified: false });
});

test('Discord is offered only where the host has it and the account does not', async () => {
  account = { ...account, third_login: { discord: true, twitter: false } };
  expect((await loader(await args())).data.content?.discordHref).toBeNull();
  account = { ...account, third_login: { discord: false, twitter: false } };
  extensions = ['sessions'];
  expect((await loader(await args())).data.content?.discordHref).toBeNull();
});

test('a code goes to the account’s address, whatever the form says', async () => {
  const reply = await submit({ intent: 'send', email: 'victim@inn.test' });
  expect(reply).toMatchObject({ status: 200, isSent: true, message: { title: 'Verification Email Sent' } });
  await submit({ intent: 'send', again: 'yes' });
  expect(queries()).toEqual([{ email: 'paimon@inn.test' }, { email: 'paimon@inn.test', resend: 'yes' }]);
});

test.each([
  [{ retcode: 2, message: '', timestamp: ahead }, 200, 'Code Already Sent', { isSent: true, waitUntilSeconds: ahead }],
  [{ retcode: 2, message: '' }, 200, 'Code Already Sent', { isSent: true, waitUntilSeconds: null }],
  [{ retcode: 429, ratelimit: { max: 5, time: ahead } }, 429, 'Rate Limited', { waitUntilSeconds: ahead }],
  [{ retcode: 429, timestamp: ahead }, 429, 'Rate Limited', { waitUntilSeconds: ahead }],
  [{ retcode: 429, message: 'no' }, 429, 'Rate Limited', { waitUntilSeconds: null }],
  [{ retcode: -2, timestamp: ahead }, 429, 'Email Quota Reached', { quotaUntilSeconds: ahead }],
  [{ retcode: -2 }, 429, 'Email Quota Reached', { quotaUntilSeconds: null }],
  [{ retcode: -1, message: '' }, 422, 'Email Send Failed', {}],
  [new UpstreamError('timeout', 'verifyEmail', 'slow'), 504, 'Network Error', {}],
])('sending: %j', async (given, status, title, more) => {
  answer = given;
  expect(await submit({ intent: 'send', again: 'yes' })).toMatchObject({ status, message: { title }, ...more });
});

test('a failed resend stays a resend', async () => {
  answer = { retcode: -1, message: '' };
  expect((await submit({ intent: 'send', again: 'yes' })).isSent).toBe(true);
  expect((await submit({ intent: 'send' })).isSent).toBe(false);
});

test('the right code leads to the account, which is loaded again', async () => {
  const reply = (await action(await args({ intent: 'check', code: ' STAR2468 ' }))) as Response;
  expect(reply.headers.get('location')).toBe('/account');
  expect(readNotice(reply.headers.getSetCookie().join('; '))).toMatchObject({ type: 'ok', title: 'Email Verified' });
  expect(queries()).toEqual([{ email: 'paimon@inn.test', code: 'STAR2468' }]);
});

test.each([
  [{ retcode: -1, message: '' }, 422, 'Verification Failed', 'Invalid verification code.'],
  [{ retcode: -2, message: '' }, 422, 'Verification Failed', 'Invalid verification code.'],
  [{ retcode: 429, message: 'Too fast', timestamp: ahead }, 429, 'Rate Limited', 'Too fast'],
  [new UpstreamError('network', 'verifyEmail', 'x'), 502, 'Network Error', /Failed to connect to server/],
])('checking: %j keeps what was typed', async (given, status, title, message) => {
  answer = given;
  const reply = await submit({ intent: 'check', code: 'STAR2468', is_sent: 'yes' });
  expect(reply).toMatchObject({ status, isSent: true, message: { title } });
  expect(reply.message?.message).toMatch(message);
  expect(reply.result?.initialValue).toMatchObject({ code: 'STAR2468' });
  const isWrong = status === 422;
  expect(reply.result?.error?.['code']?.[0] ?? '').toMatch(
    isWrong ? /newest mail.*Only the code of the newest mail counts/ : /^$/,
  );
});

test.each([
  ['', 'Please enter the verification code.'],
  ['  ', 'Please enter the verification code.'],
  ['12345678901', 'The verification code has at most 10 characters'],
])('the code %j is not sent to the host', async (code, text) => {
  const reply = await submit({ intent: 'check', code });
  expect([reply.status, reply.result?.error, queries()]).toEqual([422, { code: [text] }, []]);
});

test.each(['send', 'check'])('an account without an address: %s', async (intent) => {
  account = { ...account, email: '' };
  const reply = await submit({ intent, code: 'X' });
  expect(reply).toMatchObject({ status: 422, message: { message: 'No email address found in your account.' } });
  expect(queries()).toEqual([]);
});
