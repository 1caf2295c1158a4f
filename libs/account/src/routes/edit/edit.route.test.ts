/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { accountAnswer, memberHost, memberRequest, memberSession, memberSessions } from '../../../test/member';
import { action, loader } from './edit.route.server';

const version = Array.from({ length: 7 }, () => 'abcdefgh').join('.');
const account = {
  name: 'Paimon',
  username: 'paimon',
  email: 'paimon@inn.test',
  password_web: true,
  tokenAPI: 'KEY',
};
const seen = { seen_name: 'Paimon', seen_username: 'paimon', seen_email: 'paimon@inn.test', has_password: 'yes' };
/** The form as the page shows it, with nothing changed. */
const untouched = { intent: 'save', name: 'Paimon', username: 'paimon', email: 'paimon@inn.test', ...seen };

let answer: CallAnswers['editAccount'];
let extensions: Extension[];
/** The host of each visit. */
let hosts: ReturnType<typeof memberHost>[];
beforeEach(() => {
  [hosts, extensions] = [[], []];
  answer = { retcode: 200, message: 'ok' };
});
const bodies = () => hosts.flatMap(({ calls }) => calls.map(({ input }) => input));

function context() {
  const host = memberHost(extensions, { getAccount: accountAnswer(account), editAccount: answer });
  hosts.push(host);
  return host.context;
}
async function args(fields?: Record<string, string>) {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const request = await memberRequest('/account/edit', init);
  return { request, params: {}, context: context() };
}
/** A form that our script sent. */
async function save(fields: Record<string, string>) {
  const reply = await action(await args({ ...untouched, enhanced: '1', ...fields }));
  if (reply instanceof Response) throw new Error('led elsewhere');
  return { ...reply.data, status: reply.init?.status, headers: new Headers(reply.init?.headers) };
}

test('the form gets what it shows; extras are asked for only where the host has them', async () => {
  const { data } = await loader(await args());
  expect(data.content).toMatchObject({
    name: 'Paimon',
    email: 'paimon@inn.test',
    hasPassword: true,
    guardsEmail: false,
  });
  expect(JSON.stringify(data)).not.toMatch(/KEY|the-key/);
  extensions = ['account-extras'];
  await loader(await args());
  expect(bodies()).toEqual([{}, { extras: 'yes' }]);
});

test('only what was changed is sent, and no extension to a host without it', async () => {
  await save({ name: ' Lumine ', email: '', password_ingame: 'lantern-8', version });
  extensions = ['account-extras'];
  await save({ username: 'lumine', version });
  expect(bodies()).toEqual([
    { data: { name: 'Lumine', password_ingame: 'lantern-8' } },
    { version, data: { username: 'lumine' } },
  ]);
});

test('the language goes to a host that keeps it, and into the session', async () => {
  await save({ locale: 'ja', seen_locale: 'en' });
  extensions = ['account-extras'];
  const { headers } = await save({ locale: 'ja', seen_locale: 'en', version });
  expect(bodies()).toEqual([{ data: {} }, { version, data: { locale: 'ja' } }]);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = await memberSessions.read(new Request('http://site.test/', { headers: { cookie } }));
  expect(JSON.stringify(session)).toContain('"locale":"ja"');
});

test('a success updates the stored session, names and nothing else', async () => {
  const reply = await save({ name: 'Lumine', username: 'lumine' });
  expect(reply).toMatchObject({
    status: 200,
    result: null,
    message: { type: 'ok', message: 'Account information updated successfully' },
  });
  const stored = await memberSessions.read(reply.headers.get('set-cookie')?.split(';')[0]);
  expect(stored).toMatchObject({ name: 'Lumine', username: 'lumine', sessionKey: 'the-key', role: [3] });
});

test('without scripts a success leads to the page, with the message', async () => {
  const reply = (await action(await args({ ...untouched, name: 'Lumine' }))) as Response;
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/account/edit']);
  const cookies = reply.headers.getSetCookie();
  expect(readNotice(cookies.join('; '))?.message).toBe('Account information updated successfully');
  expect((await memberSessions.read(cookies[0]?.split(';')[0]))?.name).toBe('Lumine');
});

const password = { password_web: 'lantern-88', confirmation: 'lantern-88' };

test.each<[string, Extension[], Record<string, string>, boolean]>([
  ['a new web password', [], password, true],
  ['a new address on our host', ['account-extras'], { email: 'new@inn.test' }, true],
  ['a new address elsewhere', [], { email: 'new@inn.test' }, false],
  ['an account without a password', ['account-extras'], { ...password, has_password: '' }, false],
  ['a new name', ['account-extras'], { name: 'Lumine' }, false],
])('the current password: %s', async (_, known, fields, isNeeded) => {
  extensions = known;
  const reply = await save(fields);
  const text = 'Please enter your current web password to save changes';
  if (isNeeded) {
    expect(reply).toMatchObject({ status: 422, message: { title: 'Validation Error', message: text } });
    expect(reply.result?.error).toEqual({ current: [text] });
    expect(bodies()).toEqual([]);
  } else {
    expect(reply.status).toBe(200);
  }
  await save({ ...fields, current: 'sesame-7' });
  expect(bodies().at(-1)).toMatchObject({ password_saveit: 'sesame-7' });
});

test.each([
  [{ username: 'ab' }, { username: ['Username must be at least 3 characters'] }],
  [{ email: 'nowhere' }, { email: ['Invalid email address'] }],
  [{ password_ingame: 'short' }, { password_ingame: ['Password must be at least 6 characters'] }],
  [{ password_web: 'lantern-88' }, { confirmation: ['Password confirmation is required'] }],
  [{ ...password, confirmation: 'another-8' }, { confirmation: ["Passwords don't match"] }],
])('%j is refused at its field, and nothing is sent', async (fields, error) => {
  const reply = await save(fields);
  expect([reply.status, reply.result?.error, bodies()]).toEqual([422, error, []]);
});

test('a name that the host once allowed is not judged while nobody touches it', async () => {
  expect((await save({ username: 'ab', seen_username: 'ab', name: 'Lumine' })).status).toBe(200);
});

test('a limit locks the address, with what was typed, also through later answers', async () => {
  const timestamp = Math.floor(Date.now() / 1000) + 300;
  answer = { retcode: 429, message: 'Slow down.', timestamp };
  const reply = await save({ email: 'new@inn.test' });
  expect(reply).toMatchObject({
    status: 429,
    waitUntilSeconds: timestamp,
    emailLockedUntil: timestamp,
    emailDraft: 'new@inn.test',
    message: { message: 'Slow down.' },
  });
  answer = { retcode: 200 };
  const kept = { email_locked_until: String(timestamp), email_draft: 'new@inn.test' };
  expect(await save({ ...kept, name: 'Lumine', email: '' })).toMatchObject({
    emailLockedUntil: timestamp,
    emailDraft: 'new@inn.test',
    waitUntilSeconds: null,
  });
});

test.each([
  [{ retcode: 429, message: 'Slow down.' }, 429, 'Update Failed', 'Slow down.'],
  [{ retcode: -1, message: 'This username is already taken' }, 422, 'Update Failed', 'This username is already taken'],
  [{ retcode: -1, message: '' }, 422, 'Update Failed', 'Failed to update account information'],
  [{ retcode: '-1', message: 'Not today.' }, 422, 'Update Failed', 'Not today.'],
  [{ retcode: '429', message: 'Slow down.' }, 429, 'Update Failed', 'Slow down.'],
  // The host answers that its database does not respond.
  [
    new UpstreamError('refused', 'editAccount', 'answered 503', { status: 503 }),
    503,
    'Network Error',
    'Failed to connect to server. Please try again.',
  ],
  [
    new UpstreamError('timeout', 'editAccount', 'took too long'),
    504,
    'Network Error',
    'Failed to connect to server. Please try again.',
  ],
  [
    new UpstreamError('network', 'editAccount', 'gone'),
    502,
    'Network Error',
    'Failed to connect to server. Please try again.',
  ],
])('%j loses nothing that was typed, and returns no password', async (given, status, title, message) => {
  answer = given;
  const reply = await save({ name: 'Lumine', email: 'new@inn.test', ...password, current: 'sesame-7' });
  expect(reply).toMatchObject({ status, message: { title, message } });
  expect(reply.result?.initialValue).toMatchObject({ name: 'Lumine', email: 'new@inn.test' });
  expect(JSON.stringify(reply)).not.toMatch(/lantern-88|sesame-7/);
});

test('a fault that names its field is shown at that field', async () => {
  answer = { retcode: -1, message: 'Too common', field: 'password' };
  const reply = await save({ ...password, current: 'sesame-7' });
  expect(reply.result?.error).toEqual({ password_web: ['Too common'] });
  expect(reply.message).toMatchObject({ title: 'Update Failed', message: 'Failed to update account information' });
  answer = { retcode: -1, message: 'The password is wrong.', field: 'password_saveit' };
  expect((await save({ ...password, current: 'sesame-7' })).result?.error).toEqual({
    current: ['The password is wrong.'],
  });
});

test('the reply says what another window also changed, whether the save succeeded or not', async () => {
  answer = { retcode: -1, message: 'Somebody changed the same fields.', changed: ['name'] };
  expect(await save({ name: 'Lumine' })).toMatchObject({ status: 422, changed: ['name'] });
  answer = { retcode: 200, changed: ['email', 'password_web'] };
  expect((await save({ name: 'Lumine' })).message?.message).toBe(
    'Account information updated successfully. Another window also changed: email address, web password.',
  );
});

test('an ended session is a logout', async () => {
  answer = { retcode: 401, message: 'x' };
  const thrown = await save({ name: 'Lumine' }).catch((response: unknown) => response);
  expect((thrown as Response).headers.get('location')).toBe('/login?redirect=%2Faccount%2Fedit');
});

test('a name that does not fit into the cookie is still saved', async () => {
  const session = { ...memberSession, token: 'x'.repeat(2400) };
  const request = await memberRequest('/account/edit', {
    method: 'POST',
    body: new URLSearchParams({ ...untouched, enhanced: '1', name: '星'.repeat(256) }),
  });
  request.headers.set('cookie', (await memberSessions.commit(session)).split(';')[0] ?? '');
  const reply = await action({ request, params: {}, context: context() });
  if (reply instanceof Response) throw new Error('led elsewhere');
  expect([reply.data.message?.type, new Headers(reply.init?.headers).get('set-cookie')]).toEqual(['ok', null]);
});
