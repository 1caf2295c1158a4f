import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Topic } from '@starhaven/contracts/protocol';
import type { Answer, Host } from '../testing/start-host.server';
import { json, startHost } from '../testing/start-host.server';
import type { ContentVersions } from '../types';
import type { ContentVersionsOptions } from './create-content-versions.server';
import { createContentVersions } from './create-content-versions.server';

const trustSecret = 'the-secret-between-web-and-api-of-this-test';
const names = ['content-events', 'status-http', 'host-proof'];

/** The capabilities of our API, or of an API with another secret. */
const capabilities =
  (secret = trustSecret): Answer =>
  (response, request) => {
    const { searchParams: asked } = new URL(request.url, 'http://host');
    const said = `host-proof:${asked.get('host')}:${asked.get('challenge')}`;
    const proof = asked.has('challenge') && createHmac('sha256', secret).update(said).digest('hex');
    json({ retcode: 0, data: { extensions: names, ...(proof ? { proof } : {}) } })(response, request);
  };
const capable = capabilities();
const asksCapabilities = ({ url }: { url: string }) => url.split('?')[0] === '/api/v2/capabilities';

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
    if (asksCapabilities(request)) return capable(response, request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(first);
    streams.push(response);
    wake();
  };
}

function wake() {
  for (const waiter of waiters.splice(0)) waiter();
}

/** Resolves once the condition is true; checks it at each change and each new stream. */
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

test('a change gives its topic a new version and notifies the listeners; an unknown topic is ignored', async () => {
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

test('a lost connection is not live, reports everything as changed, and comes back with new versions', async () => {
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

test('a host that falls silent is disconnected, then connected again', async () => {
  start({ maxSilenceMs: 40 });
  await until(() => streams.length >= 2);
  expect(streams[0]?.destroyed).toBe(true);
});

test.each([
  ['broken data', 'event: versions\ndata: {oops\n\n'],
  ['a wrong shape', 'event: versions\ndata: [["games"]]\n\n'],
])('%s is a lost connection, not a crash', async (_, first) => {
  host.answer = capableHost(first);
  start();
  await until(() => streams.length >= 1);
  expect(versions.isLive).toBe(false);
  host.answer = capableHost();
  await until(() => versions.isLive);
  expect(versions.version('games')).toContain('v1');
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
])('a host that answers %s has no extensions and is asked for no event stream', async (_, answer) => {
  let asked = 0;
  host.answer = (response, request) => {
    asked += 1;
    answer(response, request);
    // The third request proves that the second one followed without a stream between them.
    response.on('finish', wake);
  };
  start({ recheckMs: 5 });
  await until(() => asked >= 3);
  expect(versions.isLive).toBe(false);
  expect(versions.hasExtension('content-events')).toBe(false);
  expect(new Set(host.seen.map(({ url }) => url))).toEqual(new Set(['/api/v2/capabilities']));
});

test('a host that has sent its extensions keeps them while something in front of it answers instead', async () => {
  start();
  await until(() => versions.isLive);
  host.answer = (response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Back soon</h1>');
  const before = host.seen.length;
  streams[0]?.destroy();
  // The third request proves that the host is asked again within minutes.
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

test('a host that promises it announces changed accounts; a lost connection means every account', async () => {
  start({ trustSecret });
  const accounts: string[] = [];
  versions.onAccountChange((uid) => {
    accounts.push(uid);
    wake();
  });
  await until(() => versions.isLive);
  expect(versions.tellsAccounts).toBe(false);
  const stream = host.seen.find(({ url }) => url === '/api/v2/content/events');
  expect(stream?.headers['x-visitor-address']).toMatch(/^;[\da-f]{64}$/);
  streams[0]?.write('event: accounts\ndata: {}\n\nevent: account\ndata: {"uid":10001}\n\n');
  await until(() => accounts.includes('10001'));
  expect(versions.tellsAccounts).toBe(true);
  streams[0]?.destroy();
  await until(() => !versions.tellsAccounts);
  expect(accounts.at(-1)).toBe('all');
});

describe('which host receives visitor data', () => {
  const headersSent = () => host.seen.map(({ headers }) => headers['x-visitor-address'] ?? null);

  test('the API that holds the secret, but not before it has proved that', async () => {
    start({ trustSecret });
    await until(() => versions.isLive);
    expect([versions.isOurs(host.url), versions.isSpecOnly]).toEqual([true, false]);
    expect(versions.isOurs('http://elsewhere.test')).toBe(false);
    const [first, challenge, stream] = host.seen;
    expect([first?.url, challenge?.url.replace(/=.*/, '')]).toEqual([
      '/api/v2/capabilities',
      '/api/v2/capabilities?challenge',
    ]);
    expect(headersSent()).toEqual([null, null, stream?.headers['x-visitor-address']]);
  });

  test.each([
    ['one with another secret', capabilities('another-secret-of-the-same-length-as-ours-1'), 1],
    [
      'one that answers any proof',
      json({ retcode: 0, data: { extensions: ['host-proof'], proof: 'a'.repeat(64) } }),
      1,
    ],
    ['one without the extension', json({ retcode: 0, data: { extensions: ['sessions'] } }), 0],
    ['a host of the specification', json({ retcode: 404, message: 'no such call' }, 404), 0],
  ])('not %s', async (_, answer, complaints) => {
    host.answer = answer;
    const logged: string[] = [];
    start({ trustSecret, log: ({ event }) => void logged.push(event) });
    await versions.firstAsked;
    expect(versions.isOurs(host.url)).toBe(false);
    expect(headersSent().filter(Boolean)).toEqual([]);
    expect(logged.filter((event) => event === 'upstream.host-unproven')).toHaveLength(complaints);
  });

  test('an API that could not prove itself at first does so later, and its stream is opened again as ours', async () => {
    let challenges = 0;
    const ordinary = capableHost();
    host.answer = (response, request) => {
      const isChallenge = request.url.includes('challenge=');
      if (isChallenge) challenges += 1;
      if (isChallenge && challenges === 1) return json({ retcode: 503, message: 'busy' }, 503)(response, request);
      return ordinary(response, request);
    };
    start({ trustSecret });
    await until(() => versions.isLive);
    expect(versions.isOurs(host.url)).toBe(false);
    await until(() => streams.length === 2);
    expect(versions.isOurs(host.url)).toBe(true);
    expect(headersSent().at(-1)).toMatch(/^;[\da-f]{64}$/);
  });

  test('a host that fails on unknown calls is treated as one of the specification after a while', async () => {
    host.answer = (response, request) => {
      wake();
      json({ message: 'failed' }, 500)(response, request);
    };
    start({ trustSecret, recheckMs: 5 });
    await until(() => host.seen.length === 2);
    expect(versions.isSpecOnly).toBe(false);
    await until(() => versions.isSpecOnly || host.seen.length > 6);
    expect(versions.isSpecOnly).toBe(true);
  });

  test('one answer of a proxy in front of a host that starts does not hide its extensions for minutes', async () => {
    host.answer = json({ message: 'not found' }, 404);
    start({ trustSecret, firstRecheckMs: 20 });
    await versions.firstAsked;
    expect(versions.isSpecOnly).toBe(true);
    host.answer = capableHost();
    await until(() => versions.isLive);
    expect([versions.isSpecOnly, versions.isOurs(host.url)]).toEqual([false, true]);
  });

  test('a host without the call is of the specification, and gets no further calls', async () => {
    host.answer = json({ message: 'not found' }, 404);
    start({ trustSecret });
    await versions.firstAsked;
    expect([versions.isSpecOnly, versions.knowsExtensions]).toEqual([true, true]);
    expect(host.seen.map(({ url, headers }) => [url, headers.accept])).toEqual([
      ['/api/v2/capabilities', 'application/json'],
    ]);
  });

  test('a book host elsewhere proves itself apart from the account API', async () => {
    const book = await startHost(capabilities('another-secret-of-the-same-length-as-ours-1'));
    start({ trustSecret, bookUrl: book.url, log: () => wake() });
    await until(() => versions.isLive);
    expect([versions.isOurs(host.url), versions.isOurs(book.url)]).toEqual([true, false]);
    await book.close();
  });
});
