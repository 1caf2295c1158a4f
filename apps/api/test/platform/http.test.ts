// Over 400 lines: every rule of the HTTP edge, against the same app.
import { defineCall } from '@starhaven/contracts/protocol';
import { signVisitorAddress } from '@starhaven/node-kit/server';
import { logIn } from '@starhaven/contracts/session';
import net from 'node:net';
import { once } from 'node:events';
import * as v from 'valibot';
import { DatabaseBusyError } from '../../src/platform/database/errors';
import type { EmbeddedDatabase } from '../../src/platform/database/database';
import { registerCall } from '../../src/platform/http/calls/register-call';
import { operatorTokenOf } from '../../src/platform/operator/operator-token';
import { openTemplate } from '../support/template';
import { createTestApp, trustSecret } from '../support/test-app';
import type { TestApp, TestAppOptions } from '../support/test-app';

let database: EmbeddedDatabase;
const open: TestApp[] = [];
beforeAll(async () => {
  database = await openTemplate();
});
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});
afterAll(() => database?.close());

async function build(options?: TestAppOptions): Promise<TestApp> {
  const server = await createTestApp(database, options);
  open.push(server);
  return server;
}

const list = '/json/game_all.json';

describe('every answer', () => {
  test.each([list, '/nope', '/json/12/info.json', '/readyz', '/docs/json'])('%s has the headers', async (url) => {
    const { headers } = await (await build()).app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'permissions-policy': expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('asks for https only when the site is on https', async () => {
    const { app } = await build({ config: { siteUrl: 'https://example.org' } });
    const { headers } = await app.inject({ url: list });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test.each([
    ['abc-DEF_12345678', true],
    ['short', false],
    ['bad id with spaces', false],
    ['x'.repeat(65), false],
    ['a"}\\n{"forged":1', false],
  ])('the request id %j is kept: %s', async (id, isTaken) => {
    const { headers } = await (await build()).app.inject({ url: list, headers: { 'x-request-id': id } });
    expect(headers['x-request-id'] === id).toBe(isTaken);
  });
});

describe('errors', () => {
  test.each([
    ['GET', '/nope', 404],
    ['POST', list, 404],
    ['GET', '/json/%E0%A4%A/info.json', 400],
    ['GET', `/json/${'x'.repeat(300)}/info.json`, 414],
  ] as const)('%s %s is %i in the envelope', async (method, url, status) => {
    const response = await (await build()).app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ retcode: status, message: expect.any(String) });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });

  test('bytes that are not a request get the envelope, too', async () => {
    const { app } = await build();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
    socket.write('NONSENSE\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(text).toContain('{"retcode":400,"message":"Bad Request"}');
  });

  test.each([
    ['GET', list, 200],
    ['POST', logIn.path, 400],
  ] as const)('%s %s that offers h2c is answered as a plain request', async (method, url, status) => {
    const { app } = await build();
    await app.listen({ port: 0, host: '127.0.0.1' });
    // As the live socket does.
    app.server.on('upgrade', (_request, stream) => stream.destroy());
    const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
    socket.write(`${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n`);
    socket.write('Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await once(socket, 'close');
    expect(text).toContain(`HTTP/1.1 ${status} `);
    expect(text).toMatch(/connection: close/i);
  });

  test('a busy database is 503 with Retry-After, an unexpected error says nothing', async () => {
    const { app, logLines } = await build();
    const findMany = jest.spyOn(database.db.query.game, 'findMany');
    findMany.mockRejectedValueOnce(new DatabaseBusyError());
    const busy = await app.inject({ url: list });
    expect([busy.statusCode, busy.headers['retry-after'], busy.json().retcode]).toEqual([503, '2', 503]);
    findMany.mockRejectedValueOnce(new Error('the secret plan failed'));
    const broken = await app.inject({ url: list });
    expect([broken.statusCode, broken.json()]).toEqual([500, { retcode: 500, message: 'Internal Server Error' }]);
    expect(logLines.join('')).toContain('the secret plan failed');
    findMany.mockRestore();
    expect((await app.inject({ url: list })).statusCode).toBe(200);
  });
});

describe('a call of the contracts', () => {
  const echo = defineCall({
    name: 'echo',
    summary: 'Says it again',
    host: 'account',
    method: 'POST',
    path: '/echo/:times',
    params: v.object({ times: v.pipe(v.string(), v.regex(/^\d$/)) }),
    body: v.strictObject({ text: v.pipe(v.string(), v.maxLength(10)) }),
    bodyEncoding: 'form',
    response: v.object({ retcode: v.number(), data: v.object({ text: v.string() }) }),
  });

  async function buildEcho(data: object, options: TestAppOptions = {}) {
    // An app without createApp: routes can only be added before it is ready.
    const { fastify } = await import('fastify');
    const { registerForms } = await import('../../src/platform/http/calls/forms');
    const { registerErrorAnswers } = await import('../../src/platform/http/errors/error-answers');
    const app = fastify();
    registerErrorAnswers(app);
    app.decorate('isProduction', options.config?.isProduction ?? false);
    app.decorate('isHoldingWrites', () => false);
    app.decorate('isDiskLow', () => Promise.resolve((options.freeBytes ?? 1e12) < 2e8));
    await registerForms(app);
    registerCall(app, echo, async ({ params, body }) => ({
      retcode: 0,
      data: { text: body.text.repeat(Number(params.times)), ...data },
    }));
    return app;
  }
  const post = (app: Awaited<ReturnType<typeof buildEcho>>, url: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  test('gets parsed input and answers privately', async () => {
    const response = await post(await buildEcho({}), '/echo/2', 'text=ha');
    expect(response.json()).toEqual({ retcode: 0, data: { text: 'haha' } });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['/echo/x', 'text=ha', 'params', 'times'],
    ['/echo/2', 'text=much-too-long', 'body', 'text'],
    ['/echo/2', 'text=ha&role=1', 'body', 'role'],
  ])('refuses %s with %s and says where', async (url, payload, part, path) => {
    const response = await post(await buildEcho({}), url, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ retcode: 400, message: 'Bad Request', issues: [{ in: part, path }] });
  });

  test('an answer with a field that the contract does not know is an error outside production', async () => {
    const leaky = await buildEcho({ passwordHash: 'x' });
    expect((await post(leaky, '/echo/1', 'text=a')).statusCode).toBe(500);
    const wrong = await buildEcho({ text: 7 });
    expect((await post(wrong, '/echo/1', 'text=a')).statusCode).toBe(500);
  });

  test('a full disk refuses it', async () => {
    const response = await post(await buildEcho({}, { freeBytes: 1e8 }), '/echo/1', 'text=a');
    expect([response.statusCode, response.headers['retry-after'], response.json().retcode]).toEqual([507, '300', 507]);
  });

  test('a body over 64 KiB is refused', async () => {
    const { app } = await build();
    const sizeFault = async (url: string, length: number) => {
      const { statusCode, ...response } = await app.inject({ method: 'POST', url, payload: { a: 'x'.repeat(length) } });
      return [statusCode, response.json().retcode];
    };
    expect(await sizeFault('/api/v2/account', 70_000)).toEqual([413, 413]);
    // Bodies of operators may be larger, within limits.
    expect(await sizeFault('/internal/operator/backup', 70_000)).toEqual([404, 404]);
    expect(await sizeFault('/internal/operator/backup', 4_200_000)).toEqual([413, 413]);
  });
});

describe('limits', () => {
  const readLimit = { max: 2, windowSeconds: 60 };
  const ask = (app: TestApp['app'], headers = {}, remoteAddress = '10.0.0.1') =>
    app.inject({ url: list, headers, remoteAddress });
  const signed = (address: string) => ({ 'x-visitor-address': signVisitorAddress(address, trustSecret) });

  test('an address with too many requests learns when to come back', async () => {
    const { app } = await build({ readLimit });
    await ask(app);
    await ask(app);
    const refused = await ask(app);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.json()).toEqual({
      retcode: 429,
      message: 'Too Many Requests',
      ratelimit: { max: 2, time: expect.any(Number) },
      timestamp: expect.any(Number),
    });
    expect((await ask(app, {}, '10.0.0.2')).statusCode).toBe(200);
    expect((await app.inject({ url: '/livez', remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
  });

  test('visitors behind the web server are counted one by one, an IPv6 network as one', async () => {
    const { app } = await build({ readLimit });
    for (const address of ['2001:db8::1', '2001:db8::2']) await ask(app, signed(address));
    expect((await ask(app, signed('2001:db8::3'))).statusCode).toBe(429);
    expect((await ask(app, signed('2001:db8:1::1'))).statusCode).toBe(200);
    expect((await ask(app, signed('203.0.113.9'))).statusCode).toBe(200);
  });

  test('shared reads of the web server count against no visitor, and have their own limit', async () => {
    const { app } = await build({ readLimit, webServerLimit: { max: 6, windowSeconds: 60 } });
    for (let count = 0; count < 6; count += 1) expect((await ask(app, signed(''))).statusCode).toBe(200);
    expect((await ask(app, signed(''))).statusCode).toBe(429);
    // The web server's address is also a visitor's address when a visitor calls from that machine.
    expect((await ask(app, {})).statusCode).toBe(200);
    expect((await ask(app, signed('203.0.113.9'))).statusCode).toBe(200);
  });

  test('half a request and an unread answer are held for seconds, not minutes', async () => {
    const { app } = await build();
    // The web server lets a picture arrive for 25 seconds and forwards it at the same time.
    expect(app.server.requestTimeout).toBe(30_000);
    expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(app.server.timeout).toBeLessThanOrEqual(30_000);
  });

  test('a forged address is ignored, and the address of the socket counts', async () => {
    const { app } = await build({ readLimit });
    const forged = (index: number) => ({
      'x-visitor-address': signVisitorAddress(`203.0.113.${index}`, 'a guess'),
      'x-forwarded-for': `203.0.113.${index}`,
    });
    for (let index = 0; index < 2; index += 1) await ask(app, forged(index));
    expect((await ask(app, forged(3))).statusCode).toBe(429);
  });

  test('X-Forwarded-For counts from a trusted proxy only', async () => {
    const { app } = await build({ readLimit, config: { trustProxy: ['10.0.0.0/8'] } });
    for (let index = 1; index < 5; index += 1) {
      expect((await ask(app, { 'x-forwarded-for': `203.0.113.${index}` })).statusCode).toBe(200);
    }
    for (let index = 1; index < 3; index += 1) await ask(app, { 'x-forwarded-for': '1.1.1.1' }, '192.0.2.1');
    expect((await ask(app, { 'x-forwarded-for': '2.2.2.2' }, '192.0.2.1')).statusCode).toBe(429);
  });
});

test('a server that cannot keep up refuses work and still answers probes', async () => {
  const { app } = await build({ maxEventLoopDelayMs: 0.000001 });
  let response = await app.inject({ url: list });
  while (response.statusCode !== 503) {
    await new Promise(setImmediate);
    response = await app.inject({ url: list });
  }
  expect([response.headers['retry-after'], response.json().retcode]).toEqual(['5', 503]);
  expect((await app.inject({ url: '/livez' })).statusCode).toBe(200);
});

describe('closing', () => {
  test('finishes accepted requests and does not wait for idle connections', async () => {
    const { app } = await build();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    // A client that opened a connection and sends nothing would delay a close until the headers' timeout.
    const standby = net.connect(Number(new URL(url).port), '127.0.0.1');
    await once(standby, 'connect');
    const { findMany } = database.db.query.game;
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let goOn = () => {};
    const slow = jest.spyOn(database.db.query.game, 'findMany').mockImplementationOnce(((options: never) => {
      isAsked();
      return new Promise<void>((resolve) => (goOn = resolve)).then(() =>
        findMany.call(database.db.query.game, options),
      );
    }) as never);
    const accepted = fetch(`${url}${list}`);
    await asked;
    const closed = app.close();
    goOn();
    expect((await accepted).status).toBe(200);
    const startMs = performance.now();
    await closed;
    // The headers' timeout is ten seconds.
    expect(performance.now() - startMs).toBeLessThan(8000);
    slow.mockRestore();
    standby.destroy();
  });
});

describe('operations', () => {
  test('ready with all checks, not ready on a full disk or while draining, live always', async () => {
    const { app, health } = await build();
    const probe = (url: string, server = app) => server.inject({ url });
    expect((await probe('/readyz?verbose')).json()).toMatchObject({
      retcode: 0,
      data: {
        checks: [
          { name: 'database', isOk: true },
          { name: 'disk', isOk: true },
        ],
      },
    });
    expect((await probe('/readyz')).headers['cache-control']).toBe('no-store');
    expect((await probe('/healthz')).statusCode).toBe(200);
    expect((await probe('/startupz')).statusCode).toBe(200);
    health.drain();
    expect([(await probe('/readyz')).statusCode, (await probe('/livez')).statusCode]).toEqual([503, 200]);
    const full = await build({ freeBytes: 1e8 });
    const response = await probe('/readyz', full.app);
    expect([response.statusCode, response.json().message]).toEqual([
      503,
      'disk: less than 200 MB free: writes are refused',
    ]);
  });

  test('metrics need their token', async () => {
    const metricsToken = 'a-token-of-the-operator';
    const { app } = await build({ config: { metricsToken } });
    await app.inject({ url: '/json/genshin-impact/info.json?load=full' });
    expect((await app.inject({ url: '/metrics' })).statusCode).toBe(401);
    const response = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } });
    expect(response.body).toMatch(
      /http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/json\/:slug\/info.json",http_response_status_code="200"\} 1/,
    );
    for (const name of [
      'db_queue_depth',
      'nodejs_eventloop_lag_seconds',
      'build_info',
      'backup_last_success_timestamp_seconds',
    ]) {
      expect(response.body).toContain(`\n${name}`);
    }
    const without = await build();
    expect((await without.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  });

  test('the log has the route and no query, and no health probes', async () => {
    const { app, logLines } = await build();
    await app.inject({
      url: '/json/genshin-impact/info.json?load=full&token=hunter2',
      headers: { authorization: 'hunter2' },
    });
    await app.inject({ url: '/nope?password=hunter2' });
    await app.inject({ url: '/readyz' });
    expect(logLines.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/json/:slug/info.json', path: '/json/genshin-impact/info.json', reqId: expect.any(String) },
      { route: 'none', path: '/nope', status: 404 },
    ]);
    expect(logLines).toHaveLength(2);
    expect(logLines.join('')).not.toContain('hunter2');
  });

  test('every call is documented', async () => {
    const document = (await (await build()).app.inject({ url: '/docs/json' })).json();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/v2/account/login',
        '/api/v2/capabilities',
        '/api/v2/content/events',
        '/json/game_all.json',
        '/json/{slug}/info.json',
      ]),
    );
    expect(document.paths['/api/v2/account/sessions'].get.security).toEqual([{ authorization: [] }]);
    const info = document.paths['/json/{slug}/info.json'].get;
    expect(info.operationId).toBe('getGameInfo');
    expect(info.parameters.map(({ name, in: place }: { name: string; in: string }) => [name, place])).toEqual(
      expect.arrayContaining([
        ['slug', 'path'],
        ['load', 'query'],
      ]),
    );
    const page = await (await build()).app.inject({ url: '/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });

  test('the operator route exists for the token on this machine only', async () => {
    const { app } = await build();
    const call = (token: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/internal/operator/backup',
        headers: { authorization: `Bearer ${token}` },
        remoteAddress,
      });
    const token = operatorTokenOf(trustSecret);
    expect((await call(token, '10.0.0.1')).statusCode).toBe(404);
    expect((await call('x', '127.0.0.1')).statusCode).toBe(404);
    expect((await call(token, '127.0.0.1')).json()).toMatchObject({ data: { file: '/backups/x.tar.gz' } });
  });
});
