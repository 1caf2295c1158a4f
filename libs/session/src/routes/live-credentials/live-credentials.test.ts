/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { fakeSessions, storedSession } from '../../testing/fake-sessions';
import { action, loader } from './live-credentials.route.server';

const ownScript = { 'sec-fetch-site': 'same-origin' };
const ticket = { retcode: 200, message: 'ok', data: { ticket: 'ticket.abc', expires: 1 } };

interface Visit {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  isLoggedIn?: boolean;
  code?: string;
  extensions?: Extension[];
  answer?: CallAnswers['createLiveTicket'];
}

async function ask({ url = 'https://site.test', method = 'POST', headers = ownScript, ...visit }: Visit = {}) {
  const { upstream, calls } = fakeUpstream({
    answers: { createLiveTicket: visit.answer ?? ticket },
    extensions: visit.extensions ?? ['live-tickets'],
  });
  const session = storedSession({ sessionKey: 'the-real-key', tokenAPI: visit.code ?? 'the-api-code' });
  const response = await action({
    request: new Request(`${url}/live/credentials`, { method, headers }),
    params: {},
    context: contextWith({ upstream, sessions: fakeSessions(visit.isLoggedIn === false ? null : session) }),
  });
  return { response, calls, body: (await response.json()) as Record<string, string> };
}

test('a host with tickets gives one, made under the session', async () => {
  const { response, calls, body } = await ask();
  expect(response.status).toBe(200);
  expect(body).toEqual({ sessionKey: 'ticket.abc' });
  expect(calls[0]?.input).toEqual({ sessionKey: 'the-real-key' });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a host without them needs the session key and the code of the account, and gets no call', async () => {
  const { calls, body } = await ask({ extensions: [] });
  expect(body).toEqual({ sessionKey: 'the-real-key', code: 'the-api-code' });
  expect(calls).toEqual([]);
});

test('an account whose code is off sends the session key only', async () => {
  expect((await ask({ extensions: [], code: '' })).body).toEqual({ sessionKey: 'the-real-key' });
});

test.each<[number, string, Visit]>([
  [401, 'nobody is logged in', { isLoggedIn: false }],
  [401, 'the host has ended the session', { answer: { retcode: 401, message: 'ended' } }],
  [503, 'the host does not answer', { answer: new UpstreamError('timeout', 'x', 'late') }],
  [503, 'the host does not understand', { answer: { retcode: 400, message: 'Bad Request' } }],
  [403, 'another site asks', { headers: { 'sec-fetch-site': 'cross-site' } }],
  [403, 'a sibling asks', { headers: { 'sec-fetch-site': 'same-site' } }],
  [403, 'the address bar asks', { headers: { 'sec-fetch-site': 'none' } }],
  [403, 'https without fetch metadata', { headers: { origin: 'https://site.test' } }],
  [403, 'http with a foreign origin', { url: 'http://inn.lan', headers: { origin: 'http://evil.test' } }],
  [403, 'http with no origin', { url: 'http://inn.lan', headers: {} }],
  [405, 'another method', { method: 'PUT' }],
])('%i when %s, without any key', async (status, _name, visit) => {
  const { response, body } = await ask(visit);
  expect(response.status).toBe(status);
  expect(JSON.stringify(body)).not.toMatch(/ticket\.|the-real-key|the-api-code/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('on plain http, where browsers send no fetch metadata, the own origin is compared', async () => {
  const { body } = await ask({ url: 'http://inn.lan', headers: { origin: 'http://inn.lan' } });
  expect(body).toEqual({ sessionKey: 'ticket.abc' });
});

test('a GET gives no credential', () => {
  expect(loader().status).toBe(405);
});
