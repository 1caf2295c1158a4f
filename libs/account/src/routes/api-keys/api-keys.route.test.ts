/** @jest-environment node */
import type { CallAnswers } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../test/member';
import { action, loader } from './api-keys.route.server';

const key = {
  id: '4',
  name: 'My bot',
  start: 'shu_abcd',
  isReadOnly: false,
  servers: ['1', '9'],
  commands: ['give'],
  addresses: [],
  createdAt: 1,
  expiresAt: 4e9,
  lastUsedAt: 0,
  lastUsedFrom: '',
};
const account = { _id: '7', password_web: true };
const player = [{ server: { id: '1', title: 'Moonlit Harbour' }, player: { retcode: 0 } }];

let answers: CallAnswers;
let host: ReturnType<typeof memberHost>;
beforeEach(() => {
  answers = {
    listApiKeys: { retcode: 200, data: [key, { ...key, id: '3', expiresAt: 5 }] },
    getAccount: { retcode: 200, data: { account, player } },
    createApiKey: { retcode: 200, data: { key: 'shu_the-whole-key', apiKey: key } },
    revokeApiKey: { retcode: 200 },
  };
  host = memberHost(['api-keys'], answers);
});
const open = async () =>
  loader({ request: await memberRequest('/account/api-keys'), params: {}, context: host.context });
async function submit(fields: Record<string, string>) {
  const request = await memberRequest('/account/api-keys', { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action({ request, params: {}, context: host.context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  return { ...answer.data, status: answer.init?.status };
}
const form = { intent: 'create', name: 'My bot', access: 'read', scope: 'all', days: '30', password: 'sesame' };
const created = { name: 'My bot', isReadOnly: true, servers: [], commands: [], addresses: [], days: 30 };

test('keys name their servers, and say that they have expired', async () => {
  const { data } = await open();
  expect(data.content?.keys.map(({ servers, isExpired }) => [servers, isExpired])).toEqual([
    [['Moonlit Harbour', 'Server 9'], false],
    [['Moonlit Harbour', 'Server 9'], true],
  ]);
  expect(data.content?.hasPassword).toBe(true);
});

test('a new key is in the reply only', async () => {
  const reply = await submit(form);
  expect(reply.created).toEqual({ name: 'My bot', key: 'shu_the-whole-key' });
  expect(host.calls).toEqual([{ name: 'createApiKey', input: { ...created, password: 'sesame' } }]);
  expect(JSON.stringify(await open())).not.toContain('the-whole-key');
});

test('lists are typed with commas, spaces or lines; a key that only reads has no commands', async () => {
  const lists = { commands: 'give, tp\n give', addresses: '203.0.113.7 2001:db8::7' };
  await submit({ ...form, ...lists, access: 'commands', scope: 'some', 'server-1': 'on', 'server-9': 'on' });
  await submit({ ...form, ...lists, 'server-1': 'on' });
  const addresses = ['203.0.113.7', '2001:db8::7'];
  expect(host.calls.map(({ input }) => input)).toEqual([
    { ...created, isReadOnly: false, commands: ['give', 'tp'], servers: ['1', '9'], addresses, password: 'sesame' },
    { ...created, addresses, password: 'sesame' },
  ]);
});

test.each([
  [{ name: ' ' }, { name: ['Please give the key a name'] }],
  [{ scope: 'some' }, { scope: ['Please choose at least one server'] }],
  [{ commands: '/give', access: 'commands' }, { commands: ['A command is one word, such as give'] }],
  [{ addresses: 'my house' }, { addresses: ['Please enter a valid IP address'] }],
  [{ days: '9999' }, { days: ['Please choose one of the times'] }],
])('%j is refused before anything is sent, and what was typed stays without the password', async (change, error) => {
  const { result, status } = await submit({ ...form, ...change });
  expect([status, result?.error, host.calls]).toEqual([422, error, []]);
  expect(result?.initialValue).toMatchObject({ intent: 'create', days: '30', ...change });
  expect(result?.initialValue).not.toHaveProperty('password');
});

test('a fault that the host names is shown at its field', async () => {
  answers['createApiKey'] = { retcode: -1, message: 'Please enter a valid IP address', field: 'ip' };
  expect((await submit(form)).result?.error).toEqual({ addresses: ['Please enter a valid IP address'] });
  answers['createApiKey'] = { retcode: -1, message: 'No such word', field: 'name' };
  expect((await submit(form)).result?.error).toEqual({ name: ['No such word'] });
  answers['createApiKey'] = { retcode: -1, message: 'The password is wrong.', field: 'password' };
  const { result, message, status } = await submit(form);
  expect([result?.error, message, status]).toEqual([{ password: ['The password is wrong.'] }, null, 422]);
});

test('too many wrong passwords say how long to wait', async () => {
  const time = Math.ceil(Date.now() / 1000) + 170;
  answers['createApiKey'] = { retcode: 429, message: 'Too Many Requests', ratelimit: { max: 10, time } };
  const { status, message, waitUntilSeconds } = await submit(form);
  expect([status, message?.message, waitUntilSeconds]).toEqual([
    429,
    'Too many requests. Please wait 3 minutes, then try again.',
    time,
  ]);
});

test('revoking a key that another tab has revoked succeeds', async () => {
  expect((await submit({ intent: 'revoke', id: '4' })).message?.title).toBe('API key revoked');
  // Our API answers -1, other hosts may answer 404.
  for (const retcode of [-1, 404]) {
    answers['revokeApiKey'] = { retcode, message: 'There is no such key' };
    expect((await submit({ intent: 'revoke', id: '4' })).message?.type).toBe('ok');
  }
});

test('a host without API keys gets no call', async () => {
  host = memberHost([], answers);
  const { data, init } = await open();
  expect([init?.status, data.problem?.title]).toEqual([404, 'Not offered here']);
  await expect(submit(form)).rejects.toMatchObject({ status: 404 });
  expect(host.calls).toEqual([]);
});
