/** @jest-environment node */
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream, noHost } from '@starhaven/upstream/testing';
import { statusSnapshot } from '../../testing/fixtures';
import { loader as followsLoader } from '../follows-json/follows-json.route.server';
import { loader as incidentsLoader } from '../incidents/incidents.route.server';
import { loader as statusLoader } from '../status/status.route.server';
import { action } from './follow.route.server';

const both: Extension[] = ['status', 'notifications'];
const fields = { kind: 'server', id: '3', follow: 'yes', back: '/status?view=cards' };
const ok = { retcode: 0, message: 'ok' };
const followed = { ...ok, data: { servers: [{ id: '3', name: 'Lantern' }], incidents: [{ id: '4', name: 'Slow' }] } };
const report = { getStatus: { ...ok, data: statusSnapshot() }, getUptime: { ...ok, data: [] }, getStatistics: noHost };

interface Options {
  extensions?: Extension[];
  hasSession?: boolean;
  knowsExtensions?: boolean;
}

function host(answers: CallAnswers, { extensions = both, hasSession = true, knowsExtensions = true }: Options = {}) {
  const { upstream, calls } = fakeUpstream({ answers, extensions, knowsExtensions });
  const sessions = fakeSessions(hasSession ? storedSession() : null);
  /** The calls that a session authorises. */
  const ownCalls = () =>
    calls.filter(({ input }) => input.sessionKey !== undefined).map(({ name, input: { body } }) => ({ name, body }));
  return { context: contextWith({ upstream, sessions }), ownCalls };
}

async function follow(more: object, answers: CallAnswers = { followStatus: ok }, options: Options = {}) {
  const { context, ownCalls } = host(answers, options);
  const body = new URLSearchParams({ ...fields, ...more });
  const request = new Request('https://inn.test/status/follow', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('popup=')) ?? '';
  const notice = Buffer.from(/popup=([\w-]*)/.exec(cookie)?.[1] ?? '', 'base64url').toString();
  return { calls: ownCalls(), to: answer.headers.get('location'), notice };
}

async function open(loader: typeof statusLoader | typeof incidentsLoader, answers: CallAnswers, options: Options = {}) {
  const { context, ownCalls } = host(answers, options);
  const { data, init } = await loader({ request: new Request('https://inn.test/status'), params: {}, context });
  return { follows: data.follows, calls: ownCalls(), cache: new Headers(init?.headers).get('cache-control') };
}

test('a form follows or unfollows, and leads back to the place on the page', async () => {
  const { calls, to, notice } = await follow({});
  expect(calls).toEqual([{ name: 'followStatus', body: { kind: 'server', id: '3', isFollowed: true } }]);
  expect(to).toBe('/status?view=cards#server-3');
  expect(notice).toContain('Followed');
  const left = await follow({ kind: 'incident', id: '4', follow: 'no', back: '/status/incidents' });
  expect(left.calls).toEqual([{ name: 'followStatus', body: { kind: 'incident', id: '4', isFollowed: false } }]);
  expect([left.to, left.notice]).toEqual(['/status/incidents#incident-4', expect.stringContaining('No longer')]);
});

test('without a session, or with one that ended, the way leads to the login and back', async () => {
  const to = '/login?redirect=%2Fstatus%3Fview%3Dcards%23server-3';
  expect(await follow({}, {}, { hasSession: false })).toMatchObject({ to, calls: [] });
  expect(await follow({}, { followStatus: { retcode: 401, message: 'x' } })).toMatchObject({ to });
});

test('a refusal has the words of the host, and no other site is the way back', async () => {
  const over = { followStatus: { retcode: -1, message: 'This is over.' } };
  expect(await follow({ back: 'https://evil.test/' }, over)).toMatchObject({
    to: '/status#server-3',
    notice: expect.stringContaining('This is over.'),
  });
  expect((await follow({}, { followStatus: noHost })).notice).toContain('Please try again.');
  expect(await follow({ id: '../1' })).toMatchObject({ to: '/status', calls: [] });
});

test.each<Extension[]>([['status'], ['notifications'], []])(
  'a host with only %j gets no call',
  async (...extensions) => {
    expect((await follow({}, {}, { extensions })).calls).toEqual([]);
    const page = await open(statusLoader, report, { extensions });
    expect([page.follows, page.calls]).toEqual([null, []]);
  },
);

test.each([
  ['status', statusLoader, 'public, max-age=5'],
  ['incidents', incidentsLoader, null],
])('the page %s of a member is kept nowhere; that of a visitor says nothing personal', async (_, loader, shared) => {
  const answers = { ...report, listIncidents: { ...ok, data: [] }, listFollowedStatus: followed };
  const member = await open(loader, answers);
  expect(member).toMatchObject({ follows: { servers: ['3'], incidents: ['4'] }, cache: 'private, no-store' });
  const visitor = await open(loader, answers, { hasSession: false });
  expect(visitor).toEqual({ follows: 'login', calls: [], cache: shared });
  const failed = { ...answers, listFollowedStatus: noHost };
  expect(await open(loader, failed)).toMatchObject({ follows: 'late', cache: 'private, no-store' });
  const ended = { ...answers, listFollowedStatus: { retcode: 401, message: 'x' } };
  expect(await open(loader, ended)).toMatchObject({ follows: 'login', cache: 'private, no-store' });
});

test('a page that came without the follows requests only them', async () => {
  const ask = async (answers: CallAnswers, options: Options = {}) => {
    const { context, ownCalls } = host(answers, options);
    const request = new Request('https://inn.test/status/follows.json');
    const answer = await followsLoader({ request, params: {}, context });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    return { ...(await answer.json()), calls: ownCalls().length };
  };
  expect(await ask({ listFollowedStatus: followed })).toEqual({
    follows: { servers: ['3'], incidents: ['4'] },
    calls: 1,
  });
  expect(await ask({ listFollowedStatus: noHost })).toEqual({ follows: 'late', calls: 1 });
  expect(await ask({}, { hasSession: false })).toEqual({ follows: 'login', calls: 0 });
  expect(await ask({}, { extensions: [] })).toEqual({ follows: null, calls: 0 });
  const unknown = { extensions: [], knowsExtensions: false };
  expect(await ask({}, unknown)).toEqual({ follows: 'late', calls: 0 });
  expect(await ask({}, { ...unknown, hasSession: false })).toEqual({ follows: null, calls: 0 });
});
