/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { verifyEmail } from '@starhaven/contracts/account';
import { getGameDownloads, listGames } from '@starhaven/contracts/games';
import { defineCall } from '@starhaven/contracts/protocol';
import { getStatus } from '@starhaven/contracts/status';
import * as v from 'valibot';
import type { Answer, Host } from '../../testing/start-host.server';
import { json, startHost } from '../../testing/start-host.server';
import type { ContentVersions, Upstream, Visitor } from '../../types';
import { createUpstream } from '../create-upstream.server';

const trustSecret = 's'.repeat(32);
const game = { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' };
const params = { slug: 'genshin-impact' };
const busy: Visitor = { visitorAddress: '203.0.113.7', userAgent: 'Busy/1.0', requestId: 'r-1' };
const limited = { retcode: 429, message: 'Too Many Requests', data: [] };

let host: Host;
let upstream: Upstream;
let isOurs: boolean;

beforeEach(async () => {
  isOurs = true;
  host = await startHost(json([game]));
  const versions: ContentVersions = {
    isLive: true,
    version: () => '1',
    onChange: () => () => undefined,
    tellsAccounts: false,
    onAccountChange: () => () => undefined,
    hasExtension: () => false,
    knowsExtensions: true,
    isSpecOnly: false,
    isOurs: () => isOurs,
    firstAsked: Promise.resolve(),
    close: () => undefined,
  };
  upstream = createUpstream({ accountUrl: host.url, bookUrl: host.url, trustSecret, versions, log: () => undefined });
});
afterEach(() => host.close());

const downloads = (visitor?: Visitor) => upstream.forRequest(visitor).call(getGameDownloads, { params });
const status = (visitor?: Visitor) => upstream.forRequest(visitor).call(getStatus, { freshForMs: 60_000 });
const reads = [
  ['a read with a topic', downloads],
  ['a measurement', status],
] as const;

test.each(reads)('%s is the web server’s own: it names no visitor', async (_, read) => {
  await read(busy).catch(() => undefined);
  const proof = createHmac('sha256', trustSecret).update('').digest('hex');
  expect(host.seen[0]?.headers).toMatchObject({ 'x-visitor-address': `;${proof}`, 'x-request-id': 'r-1' });
  expect(host.seen[0]?.headers['user-agent']).not.toBe('Busy/1.0');
});

test.each([
  ...reads,
  [
    'a personal call',
    (visitor?: Visitor) => upstream.forRequest(visitor).call(verifyEmail, { query: { email: 'a@b.test' } }),
  ],
] as const)('to a third-party host, %s sends no header of ours and none about the visitor', async (_, read) => {
  isOurs = false;
  await read(busy).catch(() => undefined);
  const headers = host.seen[0]?.headers ?? {};
  expect(Object.keys(headers).filter((name) => name.startsWith('x-') || name === 'traceparent')).toEqual([]);
  expect(headers['user-agent']).not.toBe('Busy/1.0');
});

test('a personal call names its visitor, and its refusal is his answer', async () => {
  host.answer = json({ retcode: 429, message: 'Too Many Requests', timestamp: 60 }, 429);
  const answer = await upstream.forRequest(busy).call(verifyEmail, { query: { email: 'a@b.test' } });
  expect(answer).toMatchObject({ retcode: 429, timestamp: 60 });
  expect(host.seen[0]?.headers['x-visitor-address']).toMatch(/^203\.0\.113\.7;/);
});

const refusals: [string, Answer][] = [
  ['HTTP 429 with an envelope', json(limited, 429)],
  ['HTTP 401 with an envelope', json({ retcode: 401, message: 'Who are you?' }, 401)],
  ['HTTP 403 with a page', (response) => response.writeHead(403).end('<h1>No</h1>')],
  ['the code 429 under HTTP 200, together with data', json(limited)],
  ['the code 403 as text', json({ retcode: '403', status: 'No' })],
];
const cases = refusals.flatMap(([name, answer]) => reads.map(([what, read]) => [name, what, answer, read] as const));

test.each(cases)('%s is a failure of %s and is not cached', async (_name, _what, answer, read) => {
  host.answer = answer;
  const both = await Promise.allSettled([read(busy), read()]);
  expect(both).toMatchObject(Array(2).fill({ status: 'rejected', reason: { kind: 'refused' } }));
  await expect(read()).rejects.toMatchObject({ kind: 'refused' });
  expect(host.seen).toHaveLength(2);
});

test('a list that comes with the code of a refusal is not an empty list', async () => {
  host.answer = json(limited);
  await expect(upstream.forRequest().call(listGames)).rejects.toMatchObject({ kind: 'refused', retcode: 429 });
  host.answer = json({ retcode: -1, data: [] });
  await expect(upstream.forRequest().call(listGames)).rejects.toMatchObject({ kind: 'business', retcode: -1 });
});

test('“there is none” is an answer and is cached; any other code is a failure with the host’s own words', async () => {
  host.answer = json({ retcode: -1, message: 'Download data not found' });
  expect(await downloads()).toMatchObject({ retcode: -1, message: 'Download data not found' });
  await downloads();
  expect(host.seen).toHaveLength(1);

  host.answer = json({ retcode: 7, message: 'Closed today' });
  const other = () => upstream.forRequest().call(getGameDownloads, { params: { slug: 'other-game' } });
  await expect(other()).rejects.toMatchObject({ kind: 'business', retcode: 7, serverMessage: 'Closed today' });
  host.answer = json([]);
  expect(await other()).toMatchObject({ ok: true, data: [] });
});

test('a 304 to a measurement that has no ETag is a failure', async () => {
  host.answer = (response) => response.writeHead(304).end();
  await expect(status()).rejects.toMatchObject({ kind: 'status', status: 304 });
});

test('a shared read that fails after its first visitor left ends for all, and the next is sent again', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => {
    host.answer = (response) => {
      resolve();
      void released.then(() => response.socket?.destroy());
    };
  });
  const leaving = new AbortController();
  const first = upstream.forRequest({ signal: leaving.signal }).call(getGameDownloads, { params });
  const second = downloads();
  await asked;
  leaving.abort();
  await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  release();
  await expect(second).rejects.toMatchObject({ kind: 'network' });
  host.answer = json([]);
  expect(await downloads()).toMatchObject({ ok: true, data: [] });
});

test('a personal call keeps its refusal, even when it names a topic', async () => {
  const personal = defineCall({
    name: 'personal',
    summary: '',
    host: 'account',
    method: 'GET',
    path: '/mine',
    credential: 'token',
    response: v.looseObject({ retcode: v.number() }),
    topics: ['games'],
  });
  host.answer = json({ retcode: 403 }, 403);
  expect(await upstream.forRequest(busy).call(personal, { sessionKey: 'k' })).toMatchObject({ retcode: 403 });
});
