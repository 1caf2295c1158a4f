// Over 400 lines: every rule of one client, against the same host.
import { createHmac } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { getPointsLink } from '@starhaven/contracts/account';
import { getGameDownloads, getGameInfo, listGames } from '@starhaven/contracts/games';
import { defineCall, isStreamedFile } from '@starhaven/contracts/protocol';
import { Dispatcher } from 'undici';
import * as v from 'valibot';
import { requireSuccess } from '../refusals/require-success';
import type { Answer, Host } from '../testing/start-host.server';
import { json, startHost } from '../testing/start-host.server';
import type { CallRecord, ContentVersions, UpstreamLogEntry } from '../types';
import type { UpstreamError } from '../failures/upstream-error';
import { isUpstreamError } from '../failures/upstream-error';
import type { UpstreamOptions } from './create-upstream.server';
import { createUpstream } from './create-upstream.server';

const game = { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' };
const rename = defineCall({
  name: 'rename',
  summary: '',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/edit',
  bodyEncoding: 'form',
  credential: 'token',
  body: v.object({ name: v.string(), tags: v.array(v.string()), note: v.optional(v.string()) }),
  response: v.object({ retcode: v.number(), message: v.optional(v.string()) }),
});

let host: Host;
let log: UpstreamLogEntry[];
let records: CallRecord[];

beforeEach(async () => {
  host = await startHost(json([game]));
  log = [];
  records = [];
});
afterEach(() => host.close());

function upstream(options: Partial<UpstreamOptions> = {}) {
  return createUpstream({
    accountUrl: host.url,
    bookUrl: host.url,
    // Only tests of the limit itself may reach it, also on a busy machine.
    timeoutMs: 20_000,
    log: (entry) => log.push(entry),
    onCall: (record) => records.push(record),
    ...options,
  });
}

async function failure(promise: Promise<unknown>): Promise<UpstreamError> {
  const error = await promise.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  if (!isUpstreamError(error)) throw error;
  return error;
}

const html: Answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
const silent: Answer = () => undefined;
const reset: Answer = (response) => response.socket?.destroy();

test('an answer comes validated, normalised and typed', async () => {
  host.answer = json([{ ...game, id: '1', lastUpdate: null }]);
  const { data: games } = await upstream().forRequest().call(listGames);
  expect(games[0]).toMatchObject({ id: 1, slug: 'genshin-impact', lastUpdate: 0, engine: [] });
  expect(host.seen[0]).toMatchObject({ method: 'GET', url: '/json/game_all.json' });
  expect(records).toEqual([{ call: 'listGames', outcome: 'ok', durationMs: expect.any(Number) }]);
});

test('path and query are filled in and encoded', async () => {
  host.answer = json({ ...game });
  await upstream()
    .forRequest()
    .call(getGameInfo, { params: { slug: 'genshin-impact' }, query: { load: 'full' } });
  expect(host.seen[0]?.url).toBe('/json/genshin-impact/info.json?load=full');
});

test('input that does not fit is refused before anything is sent', async () => {
  const error = await failure(
    upstream()
      .forRequest()
      .call(getGameInfo, { params: { slug: '../etc' } }),
  );
  expect(error).toMatchObject({ kind: 'request', call: 'getGameInfo', path: 'params.slug' });
  expect(host.seen).toHaveLength(0);
});

test.each<[string, Answer, Partial<UpstreamError>]>([
  ['HTML', html, { kind: 'shape', status: 200 }],
  ['an empty body', (response) => response.end(), { kind: 'shape' }],
  ['truncated JSON', (response) => response.end('[{"id":1,"slu'), { kind: 'shape' }],
  ['a wrong type deep inside', json([{ ...game, title: {} }]), { kind: 'shape', path: '0.title' }],
  ['a number', json(7), { kind: 'shape', path: '' }],
  [
    '500',
    json({ retcode: 5, message: 'oops' }, 500),
    { kind: 'status', status: 500, retcode: 5, serverMessage: 'oops' },
  ],
  ['404 with HTML', (response) => response.writeHead(404).end('<h1>gone</h1>'), { kind: 'status', status: 404 }],
  ['a redirect', (response) => response.writeHead(302, { location: '/x' }).end(), { kind: 'status', status: 302 }],
  [
    '429 with Retry-After',
    (response) => response.writeHead(429, { 'retry-after': '7' }).end('slow down'),
    { kind: 'refused', status: 429, retryAfterSeconds: 7 },
  ],
])('%s is a named error and is not retried', async (_, answer, expected) => {
  host.answer = answer;
  const error = await failure(upstream().forRequest({ requestId: 'r-1' }).call(listGames));
  expect(error).toMatchObject({ call: 'listGames', ...expected });
  expect(host.seen).toHaveLength(1);
  expect(log).toEqual([
    expect.objectContaining({
      event: 'upstream.call-failed',
      call: 'listGames',
      kind: expected.kind,
      requestId: 'r-1',
    }),
  ]);
  expect(records).toMatchObject([{ outcome: expected.kind }]);
});

test('a shape error names the call and the path, and never the value', async () => {
  host.answer = json([{ ...game, title: { secret: 'hunter2' } }]);
  const error = await failure(upstream().forRequest().call(listGames));
  expect(error.message).toBe(
    'listGames: the answer does not match its contract at 0.title: expected string, got object',
  );
});

test('a body cut off by the host is a network error', async () => {
  host.answer = (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('[{"id":1', () => response.socket?.destroy());
  };
  expect(await failure(upstream().forRequest().call(listGames))).toMatchObject({ kind: 'network' });
});

test('a body over the limit is refused while it streams', async () => {
  let sentBytes = 0;
  host.answer = (response) => {
    const chunk = Buffer.alloc(64 * 1024, 32);
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length;
    };
    response.on('drain', more);
    more();
  };
  const error = await failure(
    upstream({ maxBodyBytes: 256 * 1024 })
      .forRequest()
      .call(listGames),
  );
  expect(error).toMatchObject({ kind: 'shape', message: expect.stringContaining('262144 bytes') });
  expect(sentBytes).toBeLessThan(32 * 1024 * 1024);
});

test.each([
  ['absolute', 'https://example.org/points?a=1', 'https://example.org/points?a=1'],
  ['relative', '/points', /^http:\/\/127\.0\.0\.1:\d+\/points$/],
])('a call that may redirect answers with the target, %s', async (_, location, link) => {
  host.answer = (response) => response.writeHead(302, { location }).end();
  const result = await upstream()
    .forRequest()
    .call(getPointsLink, { sessionKey: 'k', query: { action: 'get' } });
  expect(result).toMatchObject({
    ok: true,
    data: { link: typeof link === 'string' ? link : expect.stringMatching(link) },
  });
});

test.each([
  [undefined, 'status'],
  ['javascript:alert(1)', 'shape'],
  ['http://', 'status'],
])('a redirect of it to %s is a failure', async (location, kind) => {
  host.answer = (response) => response.writeHead(302, location === undefined ? {} : { location }).end();
  const call = upstream()
    .forRequest()
    .call(getPointsLink, { sessionKey: 'k', query: { action: 'get' } });
  expect(await failure(call)).toMatchObject({ kind });
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('reads an answer that the host compressed with %s', async (encoding, compress) => {
  host.answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
      .end(compress(JSON.stringify([game])));
  await expect(upstream().forRequest().call(listGames)).resolves.toMatchObject({ ok: true, data: [game] });
});

test('a small answer that unpacks to a huge one is refused', async () => {
  const packed = gzipSync(Buffer.alloc(16 * 1024 * 1024));
  host.answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  const error = await failure(
    upstream({ maxBodyBytes: 256 * 1024 })
      .forRequest()
      .call(listGames),
  );
  expect(error).toMatchObject({ kind: 'shape', message: expect.stringContaining('262144 bytes') });
});

test('an answer that claims to be compressed but is not is a failure, not an empty list', async () => {
  host.answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]');
  expect(await failure(upstream().forRequest().call(listGames))).toMatchObject({ kind: 'network' });
});

/**
 * Two attempts with a separate limit each would take twice as long. A time between the two values is allowed, because the machine may be
 * busy.
 */
const wholeLimitMs = 1_500;
const limitOfTwoTriesMs = 2 * wholeLimitMs;

test('a silent host is a time-out within the whole limit', async () => {
  host.answer = silent;
  const startedAt = performance.now();
  const error = await failure(upstream({ timeoutMs: wholeLimitMs }).forRequest().call(listGames));
  expect(error.kind).toBe('timeout');
  expect(performance.now() - startedAt).toBeLessThan(limitOfTwoTriesMs);
  expect(host.seen).toHaveLength(1);
});

/** Takes requests and never reports a result. */
class SilentDispatcher extends Dispatcher {
  override dispatch = () => true;
}

test('an exchange ends in time even when its connection does not', async () => {
  const startedAt = performance.now();
  const never = upstream({ dispatcher: new SilentDispatcher(), timeoutMs: wholeLimitMs });
  const failures = [never.forRequest().call(listGames), never.forRequest().call(listGames)].map(failure);
  expect(await Promise.all(failures)).toMatchObject([{ kind: 'timeout' }, { kind: 'timeout' }]);
  expect(performance.now() - startedAt).toBeLessThan(limitOfTwoTriesMs);
});

test('a host that is down is a network error', async () => {
  const url = host.url;
  await host.close();
  expect(await failure(upstream({ accountUrl: url }).forRequest().call(listGames))).toMatchObject({
    kind: 'network',
    message: 'listGames: ECONNREFUSED',
  });
  host = await startHost(json([]));
});

test.each<[string, Answer]>([
  ['a reset connection', reset],
  ['502', json({}, 502)],
  ['503', json({}, 503)],
  ['504', json({}, 504)],
])('a read is tried once more after %s', async (_, first) => {
  host.answer = (response, request) => (host.seen.length === 1 ? first : json([game]))(response, request);
  await expect(upstream({ timeoutMs: 3_000 }).forRequest().call(listGames)).resolves.toMatchObject({ data: [{}] });
  expect(host.seen).toHaveLength(2);
  expect(log).toEqual([expect.objectContaining({ event: 'upstream.call-retried', level: 'info' })]);
});

test('a slow read may use the whole limit, and is not sent twice', async () => {
  host.answer = (response, request) => void setTimeout(() => json([game])(response, request), 3_500);
  await expect(upstream({ timeoutMs: 5_000 }).forRequest().call(listGames)).resolves.toMatchObject({ data: [{}] });
  expect(host.seen).toHaveLength(1);
});

test('a read is tried only once more', async () => {
  host.answer = json({}, 503);
  expect(await failure(upstream().forRequest().call(listGames))).toMatchObject({ kind: 'status', status: 503 });
  expect(host.seen).toHaveLength(2);
});

test('a write is never sent twice', async () => {
  host.answer = json({}, 503);
  const call = upstream()
    .forRequest()
    .call(rename, { body: { name: 'x', tags: [] }, sessionKey: 'k' });
  expect(await failure(call)).toMatchObject({ kind: 'status' });
  expect(host.seen).toHaveLength(1);
});

test('a write may take longer than a read, because it may succeed after the client has given up', async () => {
  const held: (() => void)[] = [];
  host.answer = (response, request) => void held.push(() => json({ retcode: 0 })(response, request));
  const slow = upstream({ timeoutMs: 2_000 }).forRequest();
  const input = { body: { name: 'x', tags: [] }, sessionKey: 'k' };
  const write = slow.call(rename, input);
  expect(await failure(slow.call({ ...rename, isIdempotent: true }, input))).toMatchObject({ kind: 'timeout' });
  for (const answer of held) answer();
  await expect(write).resolves.toMatchObject({ ok: true });
});

test('a read that starts work on the host is not sent twice either, and may take longer than other calls', async () => {
  const read = { ...rename, isIdempotent: true };
  const input = { body: { name: 'x', tags: [] }, sessionKey: 'k', isSentOnce: true };
  host.answer = json({}, 503);
  expect(await failure(upstream().forRequest().call(read, input))).toMatchObject({ kind: 'status' });
  expect(host.seen).toHaveLength(1);
  host.answer = (response, request) => void setTimeout(() => json({ retcode: 0 })(response, request), 400);
  await upstream({ timeoutMs: 100 })
    .forRequest()
    .call(read, { ...input, timeoutMs: 20_000 });
  expect(host.seen).toHaveLength(2);
});

test('a refusal under HTTP 404 is an answer when the contract knows it', async () => {
  host.answer = json({ retcode: -1, message: 'Download data not found' }, 404);
  const answer = await upstream()
    .forRequest()
    .call(getGameDownloads, { params: { slug: 'no-game' } });
  expect(answer).toMatchObject({ retcode: -1, message: 'Download data not found' });
  expect(() => requireSuccess(getGameDownloads, answer)).toThrow(
    expect.objectContaining({ kind: 'business', retcode: -1, serverMessage: 'Download data not found' }),
  );
});

test('success passes, and its type no longer includes the refusal', async () => {
  host.answer = json([{ platfrom: 'PC', version: [] }]);
  const answer = await upstream()
    .forRequest()
    .call(getGameDownloads, { params: { slug: 'aa' } });
  expect(requireSuccess(getGameDownloads, answer).data[0]?.platfrom).toBe('PC');
});

test('a visitor who left ends the call at once and is not logged as a failure', async () => {
  host.answer = silent;
  const controller = new AbortController();
  const call = upstream({ timeoutMs: 10_000 })
    .forRequest({ signal: controller.signal })
    .call(rename, {
      body: { name: 'x', tags: [] },
      sessionKey: 'k',
    });
  controller.abort();
  expect(await failure(call)).toMatchObject({ kind: 'aborted' });
  expect(log).toEqual([]);
  expect(records).toMatchObject([{ outcome: 'aborted' }]);
});

test('form bodies are urlencoded, lists comma-joined, and the key travels as token', async () => {
  host.answer = json({ retcode: 200 });
  await upstream()
    .forRequest()
    .call(rename, { body: { name: 'a & b', tags: ['x', 'y'] }, sessionKey: 'key' });
  expect(host.seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(host.seen[0]?.body))).toEqual({
    name: 'a & b',
    tags: 'x,y',
    token: 'key',
  });
});

test('the key travels in the query of a read, or in Authorization, as the call says; without a key nothing is sent', async () => {
  const history = { ...rename, method: 'GET' as const, body: v.optional(v.object({})) };
  const remove = { ...history, method: 'DELETE' as const, credential: 'authorization' as const };
  host.answer = json({ retcode: 0 });
  const client = upstream().forRequest();
  await client.call(history, { sessionKey: 'key' });
  await client.call(remove, { sessionKey: 'key' });
  expect(host.seen[0]?.url).toBe('/api/v2/account/edit?token=key');
  expect(host.seen[1]?.headers.authorization).toBe('key');
  expect(await failure(client.call(history))).toMatchObject({ kind: 'request', path: 'sessionKey' });
  expect(host.seen).toHaveLength(2);
});

test('multipart sends the file under its field', async () => {
  const upload = { ...rename, bodyEncoding: 'multipart' as const, body: v.object({ image: v.blob() }) };
  host.answer = json({ retcode: 0 });
  await upstream()
    .forRequest()
    .call(upload, { body: { image: new File(['png'], 'cat.png') }, sessionKey: 'k' });
  expect(host.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(host.seen[0]?.body).toContain('name="image"; filename="cat.png"');
});

test('a file that arrives is sent on, and one that breaks off never looks whole', async () => {
  const image = v.union([v.blob(), v.custom(isStreamedFile)]);
  const upload = { ...rename, bodyEncoding: 'multipart' as const, body: v.object({ image, note: v.string() }) };
  host.answer = json({ retcode: 0 });
  const send = (bytes: AsyncIterable<Uint8Array>, name = 'a "cat".png') =>
    upstream()
      .forRequest()
      .call(upload, { body: { image: { name, type: 'image/png', bytes }, note: 'n' }, sessionKey: 'k' });
  async function* whole() {
    for (const part of ['pi', 'xels']) yield Buffer.from(part);
  }
  await send(whole());
  const boundary = /boundary=(\S+)/.exec(host.seen[0]?.headers['content-type'] ?? '')?.[1];
  expect(host.seen[0]?.body).toBe(
    `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a %22cat%22.png"\r\ncontent-type: image/png\r\n\r\npixels\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="note"\r\n\r\nn\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="token"\r\n\r\nk\r\n--${boundary}--\r\n`,
  );
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('the visitor left');
  }
  expect((await failure(send(broken()))).kind).toBe('network');
  // The host never received the end of that body, so it never answered.
  expect(host.seen).toHaveLength(1);
});

test('the visitor is named to the API under the shared secret only', async () => {
  const visitor = { visitorAddress: '203.0.113.7', requestId: 'r-9', traceparent: '00-ab-cd-01' };
  const own = { body: { name: 'x', tags: [] }, sessionKey: 'k' };
  host.answer = json({ retcode: 0 });
  const versions = { isOurs: () => true } as unknown as ContentVersions;
  await upstream({ trustSecret: 's'.repeat(32), versions })
    .forRequest(visitor)
    .call(rename, own);
  await upstream({ versions })
    .forRequest({ ...visitor, requestId: 'a\r\nx: y' })
    .call(rename, own);
  const proof = createHmac('sha256', 's'.repeat(32)).update('203.0.113.7').digest('hex');
  expect(host.seen[0]?.headers).toMatchObject({
    'x-visitor-address': `203.0.113.7;${proof}`,
    'x-request-id': 'r-9',
    traceparent: '00-ab-cd-01',
  });
  expect(host.seen[1]?.headers).not.toHaveProperty('x-visitor-address');
  expect(host.seen[1]?.headers).not.toHaveProperty('x-request-id');
});

test('rows that cannot be read are left out, counted and logged once, without what they hold', async () => {
  host.answer = json([game, { title: 'SECRET' }, null, { ...game, id: 2 }]);
  const counted: unknown[] = [];
  const { data: games } = await upstream({ onRowsLeftOut: (...told) => counted.push(told) })
    .forRequest({ requestId: 'r-1' })
    .call(listGames);
  expect(games.map(({ id }) => id)).toEqual([1, 2]);
  expect(counted).toEqual([['listGames', 2]]);
  expect(log).toMatchObject([{ level: 'warn', event: 'upstream.rows-left-out', call: 'listGames', requestId: 'r-1' }]);
  expect(log[0]?.message).toMatch(/^listGames: 2 rows were left out: id expected/);
  expect(JSON.stringify(log)).not.toContain('SECRET');
});

test('a list of which no row can be read is the wrong shape', async () => {
  host.answer = json([{ error: 'moved' }]);
  expect((await failure(upstream().forRequest().call(listGames))).kind).toBe('shape');
});

test('from a host that announces no changes a read may be as old as its caller allows', async () => {
  const client = upstream().forRequest();
  await client.call(listGames, { freshForMs: 60_000 });
  await client.call(listGames, { freshForMs: 60_000 });
  expect(host.seen).toHaveLength(1);
  await client.call(listGames);
  expect(host.seen).toHaveLength(2);
});
