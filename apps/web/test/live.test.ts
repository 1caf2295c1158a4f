import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { signVisitorAddress } from '@starhaven/node-kit/server';
import { ask } from './support/ask';
import { freePort } from './support/free-port';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl, trustSecret } from './support/launch-web';
import { LiveHost } from './support/live-host';
import { sessionCookie, sessionKeys } from './support/session';
import { until } from './support/until';
import { sayRaw, upgrade } from './support/upgrade';

let host: LiveHost;
const running: LaunchedWeb[] = [];
const clients: Socket[] = [];

async function launch(env: Record<string, string> = {}, url = host.url) {
  const web = await launchWeb(url, env);
  running.push(web);
  return web;
}

/** A browser's client on a page of this site. */
function connect(url: string, extraHeaders: Record<string, string> = {}) {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: siteUrl, ...extraHeaders },
  });
  clients.push(socket);
  return socket;
}

beforeEach(async () => {
  host = await new LiveHost().start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await Promise.all(running.splice(0).map((web) => web.stop()));
  await host.stop();
});

const live = (url: string, path = '/socket.io/', query = 'EIO=4&transport=websocket') => `${url}${path}?${query}`;

test('the live socket reaches the API through the site, with a signed address and without the headers of the visitor', async () => {
  const web = await launch();
  const socket = connect(web.url, {
    cookie: await sessionCookie(),
    'x-forwarded-for': '203.0.113.7',
    'cf-connecting-ip': '203.0.113.7',
    'true-client-ip': '203.0.113.7',
    'x-request-id': 'of-a-proxy',
    'accept-language': 'de',
    'x-visitor-address': signVisitorAddress('203.0.113.7', 'a secret of the visitor, long enough'),
  });
  expect(await socket.timeout(10_000).emitWithAck('ping', 'hello')).toBe('hello');
  expect(host.seen).toHaveLength(1);
  expect(host.seen[0]).toMatchObject({
    origin: siteUrl,
    'x-visitor-address': signVisitorAddress('127.0.0.1', trustSecret),
  });
  for (const name of ['cookie', 'x-request-id', 'accept-language', 'user-agent'])
    expect(host.seen[0]).not.toHaveProperty(name);
  expect(JSON.stringify(host.seen)).not.toContain('203.0.113.7');
});

test('the address from a trusted proxy is used', async () => {
  const web = await launch({ TRUST_PROXY: '127.0.0.1' });
  const { socket } = await upgrade(live(web.url), { 'x-forwarded-for': '203.0.113.7' });
  expect(host.seen[0]?.['x-visitor-address']).toBe(signVisitorAddress('203.0.113.7', trustSecret));
  socket?.destroy();
});

test('an invalid websocket request never reaches the API', async () => {
  const web = await launch();
  const refused: [number, string, Record<string, string>?][] = [
    [403, live(web.url), { origin: 'https://evil.test' }],
    [403, live(web.url), { origin: 'null' }],
    [403, live(web.url, '/agent/socket.io/'), { origin: siteUrl }],
    [404, live(web.url, '/api/v2/status')],
    [404, live(web.url, '/socket.io/../api')],
    [400, live(web.url, '/socket.io/', 'EIO=4&transport=polling')],
  ];
  for (const [status, url, headers] of refused) {
    expect({ url, status: (await upgrade(url, headers)).status }).toEqual({ url, status });
  }
  expect(host.seen).toEqual([]);
});

test.each(['//', 'http://['])(
  'a request line without a valid address (%s) is refused, and the site keeps running',
  async (address) => {
    const web = await launch();
    expect(await sayRaw(web.url, address, 'websocket')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask(`${web.url}/livez`)).status).toBe(200);
  },
);

test.each([
  ['/guide', 'h2c', /^HTTP\/1\.1 200 /],
  ['/nowhere', 'websocket', /^HTTP\/1\.1 404 /],
])('%s with the upgrade %s is closed by the server, also when the client stays', async (address, protocol, answer) => {
  const web = await launch();
  expect(await sayRaw(web.url, address, protocol)).toMatch(answer);
});

test('an agent dials in through the site', async () => {
  const web = await launch();
  const { status, socket } = await upgrade(live(web.url, '/agent/socket.io/'));
  expect(status).toBe(101);
  expect(host.seen).toHaveLength(1);
  socket?.destroy();
});

test('a request for another protocol is answered as a plain request', async () => {
  const web = await launch();
  const answer = await upgrade(`${web.url}/guide`, { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings' });
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('</html>') });
});

test('a form that offers another protocol is read', async () => {
  const web = await launch();
  const form = 'intent=log-in&username=&password=';
  const answer = await sayRaw(web.url, '/login', 'h2c', form);
  expect([answer.slice(0, 12), answer.includes('Username is required')]).toEqual(['HTTP/1.1 422', true]);
});

test('while the API is away the answer is 502', async () => {
  const web = await launch({}, `http://127.0.0.1:${await freePort()}`);
  expect(await upgrade(live(web.url))).toMatchObject({ status: 502, body: 'Bad Gateway' });
  await web.logged('the live socket could not be reached');
});

test('when either end closes, the other is closed too', async () => {
  const web = await launch();
  const { socket } = await upgrade(live(web.url));
  await until('the API has the connection', () => host.connections === 1);
  socket?.destroy();
  await until('the API knows that the visitor left', () => host.connections === 0);
  const second = await upgrade(live(web.url));
  const closed = new Promise((resolve) => second.socket?.once('close', resolve));
  await host.stop();
  await closed;
  host = await new LiveHost().start();
});

test('one address holds 20 connections; a place that is given back counts again', async () => {
  const web = await launch({ RATE_LIMIT_PER_MINUTE: '1000' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => upgrade(live(web.url))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([101]));
  expect((await upgrade(live(web.url))).status).toBe(429);
  answers[0]?.socket?.destroy();
  const next = await until('a place is free', async () => {
    const answer = await upgrade(live(web.url));
    return answer.status === 101 && answer;
  });
  for (const { socket } of [...answers, next]) socket?.destroy();
});

test('SIGTERM ends open connections and the process', async () => {
  const web = await launch();
  const socket = connect(web.url);
  await socket.timeout(10_000).emitWithAck('ping', 'hello');
  const lost = new Promise((resolve) => socket.once('disconnect', resolve));
  web.signal('SIGTERM');
  expect(await lost).toMatch(/transport/);
  await expect(web.ended).resolves.toBe(0);
});

describe('the policy of a page', () => {
  const connectSource = async (env: Record<string, string>) => {
    const web = await launch(env);
    const { headers, body } = await ask(`${web.url}/guide`);
    return { policy: /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1], body, url: web.url };
  };

  test('names the socket of this host', async () => {
    const { policy } = await connectSource({});
    expect(policy).toBe("'self' http://starhaven.test ws://starhaven.test");
  });

  test('names REALTIME_URL, and then nothing is forwarded', async () => {
    const { policy, body, url } = await connectSource({ REALTIME_URL: 'wss://live.test' });
    expect(policy).toBe("'self' https://live.test wss://live.test");
    expect(body).toContain('wss://live.test');
    expect((await upgrade(live(url))).status).toBe(404);
  });

  test('names none when there is none', async () => {
    expect((await connectSource({ REALTIME_URL: 'off' })).policy).toBe("'self'");
  });
});

describe('credentials', () => {
  const own = { origin: siteUrl, 'sec-fetch-site': 'same-origin' };
  const credentials = (url: string, method: string, headers: Record<string, string>) =>
    ask(`${url}/live/credentials`, { method, headers, ...(method === 'POST' ? { body: '' } : {}) });

  test('are a ticket for a script of this site', async () => {
    const web = await launch();
    const cookie = await sessionCookie();
    const answer = await until('the host’s extensions are known', async () => {
      const one = await credentials(web.url, 'POST', { ...own, cookie });
      return host.tickets.length > 0 && one;
    });
    expect(answer).toMatchObject({
      status: 200,
      body: '{"sessionKey":"ticket.fresh"}',
      headers: { 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' },
    });
    expect(sessionKeys).toContain(host.tickets[0]);
  });

  test('are for nobody else', async () => {
    const web = await launch();
    const cookie = await sessionCookie();
    const asked: [number, string, Record<string, string>][] = [
      [401, 'POST', own],
      [403, 'POST', { cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
      [403, 'POST', { cookie, 'sec-fetch-site': 'none' }],
      [403, 'POST', { cookie }],
      [405, 'GET', { ...own, cookie }],
    ];
    for (const [status, method, headers] of asked) {
      const answer = await credentials(web.url, method, headers);
      expect({ method, headers, status: answer.status }).toEqual({ method, headers, status });
      for (const key of [...sessionKeys, 'ticket.']) expect(answer.body).not.toContain(key);
    }
  });
});
