/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { memberHost, memberRequest } from '../../../test/member';
import { action, loader } from './security.route.server';

const own = {
  id: '1',
  createdAt: 1,
  lastUsedAt: 2,
  expiresAt: 3,
  ip: '203.0.113.7',
  device: 'Firefox',
  isCurrent: true,
};
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DP';
const uri = `otpauth://totp/Inn:paimon?secret=${secret}&issuer=Inn`;

let host: ReturnType<typeof memberHost>;
let answers: CallAnswers;
const enter = (...extensions: Extension[]) => (host = memberHost(extensions, answers));
beforeEach(() => {
  answers = {
    listSessions: { retcode: 0, data: [own] },
    getAccountSecurity: { retcode: 0, data: { hasPassword: true, hasTotp: false, recoveryCodes: 0, passkeys: [] } },
  };
  enter('sessions', 'second-factors');
});
const calls = () => host.calls.map(({ name, input }) => [name, input]);

async function args(fields?: Record<string, string>) {
  const request = await memberRequest(
    '/account/security',
    fields ? { method: 'POST', body: new URLSearchParams(fields) } : {},
  );
  return { request, params: {}, context: host.context };
}
const submit = async (fields: Record<string, string>) => {
  const answer = await action(await args(fields));
  if (answer instanceof Response) throw new Error('led elsewhere');
  return { ...answer.data, status: answer.init?.status };
};

test('it asks only for what the host has', async () => {
  enter('sessions');
  const { data } = await loader(await args());
  expect(data.content).toMatchObject({ sessions: [own], security: null });
  expect(calls().map(([name]) => name)).toEqual(['listSessions']);
});

test('a host that can answer both is asked once', async () => {
  answers['getAccountSecurity'] = {
    retcode: 200,
    data: { hasPassword: true, hasTotp: false, recoveryCodes: 0, passkeys: [], sessions: [own] },
  };
  enter('sessions', 'second-factors', 'security-sessions');
  const { data } = await loader(await args());
  expect(data.content).toMatchObject({ sessions: [own], security: { hasPassword: true } });
  expect(calls()).toEqual([['getAccountSecurity', { sessions: 'yes' }]]);
});

test('sessions that are missing from the one answer, or refused with it, are asked for alone', async () => {
  enter('sessions', 'second-factors', 'security-sessions');
  const { data } = await loader(await args());
  expect(data.content).toMatchObject({ sessions: [own], security: { hasPassword: true } });
  expect(calls().map(([name]) => name)).toEqual(['getAccountSecurity', 'listSessions']);

  answers['getAccountSecurity'] = { retcode: -1, message: 'not now' };
  const refused = await loader(await args());
  expect(refused.data.content).toMatchObject({ sessions: [own], security: null });
});

test('a host that answers each alone gets no word that it does not know', async () => {
  const { data } = await loader(await args());
  expect(data.content).toMatchObject({ sessions: [own], security: { hasPassword: true } });
  expect(calls()).toEqual([
    ['getAccountSecurity', {}],
    ['listSessions', undefined],
  ]);
});

test('a host in trouble is reported', async () => {
  answers['listSessions'] = new UpstreamError('timeout', 'listSessions', 'took too long');
  const { data, init } = await loader(await args());
  expect([data.problem?.title, init?.status]).toEqual(['Network Error', 504]);
});

test('an ended session is a logout, from the page and from its forms', async () => {
  answers['listSessions'] = { retcode: 401, message: 'x' };
  answers['endSession'] = { retcode: 401, message: 'x' };
  for (const promise of [loader(await args()), action(await args({ intent: 'end-session', id: '2' }))]) {
    const response = (await (promise as Promise<unknown>).catch((thrown: unknown) => thrown)) as Response;
    expect(readNotice(response.headers.getSetCookie().join('; '))?.title).toBe('Session Expired');
  }
});

test('setting up an app shows its secret as text and picture', async () => {
  answers['startTotp'] = { retcode: 200, data: { secret, uri } };
  const reply = await submit({ intent: 'start-totp', password: 'sesame' });
  expect(calls()).toEqual([['startTotp', { password: 'sesame' }]]);
  expect(reply).toMatchObject({ status: 200, intent: 'start-totp', authenticator: { secret, uri } });
  const picture = Buffer.from(reply.authenticator?.qrCode.split(',')[1] ?? '', 'base64').toString();
  expect(picture).toMatch(/^<svg/);
});

test('a wrong code keeps the secret on the screen; a forged secret is not shown again', async () => {
  answers['confirmTotp'] = { retcode: -1, message: 'The code is wrong.' };
  const reply = await submit({ intent: 'confirm-totp', code: '000000', secret, uri });
  expect(reply).toMatchObject({
    status: 422,
    message: { type: 'error', message: 'The code is wrong.' },
    authenticator: { secret },
  });
  const planted = await submit({ intent: 'confirm-totp', code: '0', secret, uri: 'javascript:alert(1)' });
  expect(planted.authenticator).toBeNull();
});

test('recovery codes are handed on once, and options go to the browser as they came', async () => {
  answers['confirmTotp'] = { retcode: 200, data: { recoveryCodes: ['aaaaa-bbbbb'] } };
  answers['startPasskey'] = { retcode: 200, data: { options: '{"challenge":"c"}' } };
  expect((await submit({ intent: 'confirm-totp', code: '123456' })).recoveryCodes).toEqual(['aaaaa-bbbbb']);
  expect((await submit({ intent: 'start-passkey', password: 'x' })).passkeyOptions).toBe('{"challenge":"c"}');
});

test('a wrong password is shown at its field when a passkey is made', async () => {
  answers['startPasskey'] = { retcode: -1, message: 'The password is wrong.', field: 'password' };
  const { message, result } = await submit({ intent: 'start-passkey', password: 'x' });
  expect([message, result?.error]).toEqual([null, { password: ['The password is wrong.'] }]);
});

test('a host that is down is reported in the reply', async () => {
  answers['removeTotp'] = new UpstreamError('network', 'removeTotp', 'is gone');
  expect(await submit({ intent: 'remove-totp', password: 'x' })).toMatchObject({
    status: 502,
    message: { title: 'Network Error', message: 'Failed to connect to server. Please try again.' },
  });
});

test('an unknown intent is refused', async () => {
  const reply = await submit({ intent: 'make-me-admin' });
  expect(reply).toMatchObject({ status: 400, message: { message: 'This form was not complete. Please try again.' } });
  expect(calls()).toEqual([]);
});

test('a new password is judged before the host is asked, and goes with the current one', async () => {
  answers['editAccount'] = { retcode: 200, message: 'ok' };
  const without = await submit({
    intent: 'change-password',
    hasPassword: 'yes',
    next: 'four cats',
    confirmation: 'four cats',
  });
  expect(without.result?.error).toEqual({ current: ['Please enter your current web password to save changes'] });
  const short = await submit({ intent: 'change-password', current: 'old one', next: 'short', confirmation: 'short' });
  expect(short).toMatchObject({ status: 422, result: { error: { next: ['Password must be at least 6 characters'] } } });
  const differs = await submit({ intent: 'change-password', current: 'x', next: 'four cats', confirmation: 'five' });
  expect(differs.result?.error).toEqual({ confirmation: ["Passwords don't match"] });
  expect(calls()).toEqual([]);
  const done = await submit({ intent: 'change-password', current: 'x', next: 'four cats', confirmation: 'four cats' });
  expect(calls()).toEqual([['editAccount', { password_saveit: 'x', data: { password_web: 'four cats' } }]]);
  expect(done.message).toEqual({
    type: 'ok',
    title: 'Password changed',
    message: 'Account information updated successfully',
  });
});

test('a refused password is said in the spec’s words', async () => {
  answers['editAccount'] = { retcode: -1, message: '' };
  const reply = await submit({ intent: 'change-password', current: 'x', next: 'four cats', confirmation: 'four cats' });
  expect(reply.message).toMatchObject({ title: 'Update Failed', message: 'Failed to update account information' });
  expect(JSON.stringify(reply)).not.toContain('four cats');
});
