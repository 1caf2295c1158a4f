import type { Topic } from '@starhaven/contracts/protocol';
import { getGameInfo, listGames } from '@starhaven/contracts/games';
import { defineCall } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import type { Answer, Host } from '../../testing/start-host.server';
import { json, startHost } from '../../testing/start-host.server';
import type { ContentVersions } from '../../types';
import { createUpstream } from '../create-upstream.server';

const oldGame = { id: 1, slug: 'genshin-impact', title: 'Old' };
const newGame = { ...oldGame, title: 'New' };

let host: Host;
let versions: ContentVersions & { isLive: boolean; now: Partial<Record<Topic, string>> };
let outcomes: string[];

beforeEach(async () => {
  host = await startHost(json([oldGame]));
  outcomes = [];
  versions = {
    isLive: true,
    now: { games: 'v1' },
    version: (topic) => versions.now[topic] ?? null,
    onChange: () => () => undefined,
    tellsAccounts: false,
    onAccountChange: () => () => undefined,
    hasExtension: () => false,
    knowsExtensions: true,
    isSpecOnly: false,
    isOurs: () => true,
    firstAsked: Promise.resolve(),
    close: () => undefined,
  };
});
afterEach(() => host.close());

const upstream = () =>
  createUpstream({
    accountUrl: host.url,
    bookUrl: host.url,
    log: () => undefined,
    versions,
    onCall: ({ outcome }) => outcomes.push(outcome),
    maxCachedAnswers: 2,
  });

const title = ({ data }: { data: { title: string }[] }) => data[0]?.title;

test('while live, an unchanged answer comes from memory and a changed one from the host', async () => {
  const client = upstream().forRequest();
  await client.call(listGames);
  await client.call(listGames);
  expect(host.seen).toHaveLength(1);

  host.answer = json([newGame]);
  versions.now.games = 'v2';
  expect(title(await client.call(listGames))).toBe('New');
  expect(outcomes).toEqual(['ok', 'cached', 'ok']);
});

test('every read reports its topics, from memory too', async () => {
  const onRead = jest.fn();
  const client = upstream().forRequest({ onRead });
  await client.call(listGames);
  await client.call(listGames);
  expect(onRead.mock.calls).toEqual([[['games']], [['games']]]);
});

test('equal reads at one time share one request, different ones do not', async () => {
  const { forRequest } = upstream();
  host.answer = (response, request) => json(request.url.includes('all') ? [oldGame] : oldGame)(response, request);
  const params = { slug: 'genshin-impact' };
  await Promise.all([
    forRequest().call(listGames),
    forRequest().call(listGames),
    forRequest().call(getGameInfo, { params }),
  ]);
  expect(host.seen).toHaveLength(2);
});

test('a change during a request: the old answer is not cached as the new one', async () => {
  const client = upstream().forRequest();
  const asked = gate();
  const release = gate();
  host.answer = (response, request) => {
    asked.open();
    void release.opened.then(() => json([oldGame])(response, request));
  };
  const underway = client.call(listGames);
  await asked.opened;

  versions.now.games = 'v2';
  host.answer = json([newGame]);
  // A reader that comes after the change does not join the old request either.
  expect(title(await client.call(listGames))).toBe('New');
  release.open();
  expect(title(await underway)).toBe('Old');
  expect(title(await client.call(listGames))).toBe('New');
});

test('a visitor who leaves does not end the shared request for the others', async () => {
  const { forRequest } = upstream();
  const asked = gate();
  const release = gate();
  host.answer = (response, request) => {
    asked.open();
    void release.opened.then(() => json([oldGame])(response, request));
  };
  const controller = new AbortController();
  const first = forRequest({ signal: controller.signal }).call(listGames);
  const second = forRequest().call(listGames);
  await asked.opened;
  controller.abort();
  await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  release.open();
  await expect(second).resolves.toMatchObject({ ok: true, data: [{}] });
  expect(host.seen).toHaveLength(1);
});

test('when not live, the host is asked each time with the ETag and a 304 reuses the answer', async () => {
  versions.isLive = false;
  const withEtag: Answer = (response, request) =>
    request.headers['if-none-match'] === '"a"'
      ? response.writeHead(304).end()
      : json([oldGame], 200, { etag: '"a"' })(response, request);
  host.answer = withEtag;
  const client = upstream().forRequest();
  await client.call(listGames);
  expect(title(await client.call(listGames))).toBe('Old');
  expect(outcomes).toEqual(['ok', 'not-modified']);

  host.answer = json([newGame], 200, { etag: '"b"' });
  expect(title(await client.call(listGames))).toBe('New');
  expect(host.seen).toHaveLength(3);
});

test('what was read while not live is not trusted once live', async () => {
  versions.isLive = false;
  const client = upstream().forRequest();
  await client.call(listGames);
  versions.isLive = true;
  host.answer = json([newGame]);
  expect(title(await client.call(listGames))).toBe('New');
});

test('a write through this process is seen by the next read, before the host announces it', async () => {
  const write = defineCall({
    name: 'write',
    summary: '',
    host: 'account',
    method: 'POST',
    path: '/write',
    response: v.unknown(),
    topics: ['games'],
  });
  const client = upstream().forRequest();
  await client.call(listGames);
  host.answer = json([newGame]);
  await client.call(write);
  expect(title(await client.call(listGames))).toBe('New');
});

test('a cached answer cannot be changed by a reader', async () => {
  const { data: games } = await upstream().forRequest().call(listGames);
  expect(() => games.push(...games)).toThrow(TypeError);
});

test('memory is bounded: the answer unused longest is dropped', async () => {
  host.answer = json(oldGame);
  const client = upstream().forRequest();
  for (const slug of ['aa', 'bb', 'cc', 'aa']) await client.call(getGameInfo, { params: { slug } });
  expect(host.seen).toHaveLength(4);
  await client.call(getGameInfo, { params: { slug: 'aa' } });
  expect(host.seen).toHaveLength(4);
});

test('personal answers are never cached', async () => {
  const personal = { ...listGames, credential: 'token' as const };
  const client = upstream().forRequest();
  await client.call(personal, { sessionKey: 'a' });
  await client.call(personal, { sessionKey: 'a' });
  expect(host.seen).toHaveLength(2);
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
