import type { ServerResponse } from 'node:http';
import type { Topic } from '@starhaven/contracts';
import type { Answer, Host } from '../testing/start-host.server';
import { json, startHost } from '../testing/start-host.server';
import type { ContentVersions } from '../types';
import type { ContentVersionsOptions } from './create-content-versions.server';
import { createContentVersions } from './create-content-versions.server';

const capable = json({ retcode: 0, data: { extensions: ['content-events', 'status-http'] } });

let host: Host;
let versions: ContentVersions;
/** The open streams, newest last. */
let streams: ServerResponse[];
let changes: (Topic | 'all')[];
let waiters: (() => void)[];

beforeEach(async () => {
  streams = [];
  changes = [];
  waiters = [];
  host = await startHost(capableHost());
});
afterEach(async () => {
  versions.close();
  await host.close();
});

function capableHost(first = 'event: versions\ndata: {"games":"v1","blog":4}\n\n'): Answer {
  return (response, request) => {
    if (request.url === '/api/v2/capabilities') return capable(response, request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(first);
    streams.push(response);
    wake();
  };
}

function wake() {
  for (const waiter of waiters.splice(0)) waiter();
}

/** Resolves once the condition holds; asked again at each change and each new stream. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise<void>((resolve) => waiters.push(resolve));
}

function start(options: Partial<ContentVersionsOptions> = {}) {
  versions = createContentVersions({ accountUrl: host.url, log: wake, reconnectDelayMs: 5, ...options });
  versions.onChange((topic) => {
    changes.push(topic);
    wake();
  });
}

test('is live after the first event, knows the versions and the extensions', async () => {
  start();
  expect(versions.isLive).toBe(false);
  await until(() => versions.isLive);
  expect(versions.version('games')).toContain('v1');
  expect(versions.version('handbook')).toBeNull();
  expect(versions.hasExtension('status-http')).toBe(true);
  expect(versions.hasExtension('other')).toBe(false);
});

test('a change gives its topic a new version and tells the listeners; an unknown topic is no trouble', async () => {
  start();
  await until(() => versions.isLive);
  const before = versions.version('games');
  streams[0]?.write('event: change\ndata: {"topic":"weather","version":"1"}\n\n');
  streams[0]?.write(': still here\n\nevent: change\ndata: {"topic":"games",');
  streams[0]?.write('"version":"v2"}\n\n');
  await until(() => changes.includes('games'));
  expect(changes).toEqual(['all', 'games']);
  expect(versions.version('games')).not.toBe(before);
});

test('a lost connection is not live, tells everything, and comes back with versions that equal none before', async () => {
  start();
  await until(() => versions.isLive);
  const before = versions.version('games');
  streams[0]?.destroy();
  await until(() => !versions.isLive);
  expect(versions.version('games')).toBeNull();
  await until(() => versions.isLive);
  expect(changes).toEqual(['all', 'all', 'all']);
  expect(versions.version('games')).not.toBe(before);
  expect(host.seen.filter(({ url }) => url === '/api/v2/capabilities')).toHaveLength(2);
});

test('a host that falls silent is left and dialled again', async () => {
  start({ maxSilenceMs: 40 });
  await until(() => streams.length >= 2);
});

test.each([
  ['broken data', 'event: versions\ndata: {oops\n\n'],
  ['a wrong shape', 'event: versions\ndata: [["games"]]\n\n'],
])('%s is a lost connection, not a crash', async (_, first) => {
  host.answer = capableHost(first);
  start();
  await until(() => streams.length >= 1);
  host.answer = capableHost();
  await until(() => versions.isLive);
});

test('a host that is starting is asked until it answers', async () => {
  host.answer = (response, request) => (host.seen.length < 3 ? json({}, 503) : capableHost())(response, request);
  start();
  await until(() => versions.isLive);
  expect(host.seen.length).toBeGreaterThanOrEqual(4);
});

test.each<[string, Answer]>([
  ['404', json({ retcode: 404 }, 404)],
  ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>hi</h1>')],
  ['something else', json({ retcode: 0, data: [] })],
])('a host that answers %s has no extensions and is left in peace', async (_, answer) => {
  let asked = 0;
  host.answer = (response, request) => {
    asked += 1;
    answer(response, request);
    // The third question proves that the second followed without a stream between them.
    response.on('finish', wake);
  };
  start({ recheckMs: 5 });
  await until(() => asked >= 3);
  expect(versions.isLive).toBe(false);
  expect(versions.hasExtension('content-events')).toBe(false);
  expect(new Set(host.seen.map(({ url }) => url))).toEqual(new Set(['/api/v2/capabilities']));
});

test('a host that told its extensions keeps them while something in front of it answers in its place', async () => {
  start();
  await until(() => versions.isLive);
  host.answer = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>');
  const before = host.seen.length;
  streams[0]?.destroy();
  // The third question proves that it is not left in peace for minutes.
  await until(() => !versions.isLive);
  host.answer = (response, request) => {
    if (host.seen.length < before + 3) response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>No</h1>');
    else capableHost()(response, request);
  };
  await until(() => versions.isLive);
  expect(versions.hasExtension('status-http')).toBe(true);
});

test('a listener can leave, and one that throws does not silence the others', async () => {
  start();
  const heard = jest.fn();
  versions.onChange(() => {
    throw new Error('mine');
  });
  versions.onChange(heard);
  versions.onChange(heard)();
  await until(() => versions.isLive);
  expect(heard).not.toHaveBeenCalled();
});

test('close ends the stream for good', async () => {
  start();
  await until(() => versions.isLive);
  const ended = new Promise((resolve) => streams[0]?.on('close', resolve));
  versions.close();
  await ended;
  await until(() => !versions.isLive);
  expect(streams).toHaveLength(1);
});

test('a host that promises it tells which accounts changed; a lost line is every account', async () => {
  start({ trustSecret: 'the-secret-between-web-and-api-of-this-test' });
  const accounts: string[] = [];
  versions.onAccountChange((uid) => {
    accounts.push(uid);
    wake();
  });
  await until(() => versions.isLive);
  expect(versions.tellsAccounts).toBe(false);
  for (const path of ['/api/v2/capabilities', '/api/v2/content/events']) {
    const asked = host.seen.find(({ url }) => url === path);
    expect(asked?.headers['x-visitor-address']).toMatch(/^;[\da-f]{64}$/);
  }
  streams[0]?.write('event: accounts\ndata: {}\n\nevent: account\ndata: {"uid":10001}\n\n');
  await until(() => accounts.includes('10001'));
  expect(versions.tellsAccounts).toBe(true);
  streams[0]?.destroy();
  await until(() => !versions.tellsAccounts);
  expect(accounts.at(-1)).toBe('all');
});
