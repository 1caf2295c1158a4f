import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { sessionCookie } from './support/session';

// A page and a form that must wait say when to ask again (docs/decisions/0019-one-result-one-action.md).

const waitSeconds = 90;
const account = {
  ...{ _id: '7', username: 'paimon', name: 'Paimon', email: 'paimon@inn.test', role: [3], locale: 'en' },
  ...{ point: 12, tokenAPI: 'code-of-the-stand-in', iplock: [], third_login: {}, verifyEmail: 0, roleExpired: 0 },
  ...{ expiredlogin: 4_000_000_000, expiredtoken: 4_000_000_000 },
};

/** Whether the host refuses to read the account. */
let isLimited: boolean;
const host = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  response.setHeader('content-type', 'application/json');
  const send = (status: number, body: unknown) => void response.writeHead(status).end(JSON.stringify(body));
  const time = Math.ceil(Date.now() / 1000) + waitSeconds;
  const refusal = { retcode: 429, message: 'Too Many Requests', ratelimit: { max: 1, time } };
  if (pathname === '/api/v2/account/verify-email') return send(429, refusal);
  if (pathname !== '/api/v2/account') return send(404, {});
  if (isLimited) return send(429, refusal);
  send(200, { retcode: 200, message: 'ok', data: { account } });
});

let web: LaunchedWeb;
let cookie: string;
beforeAll(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening');
  web = await launchWeb(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  cookie = await sessionCookie();
});
beforeEach(() => (isLimited = false));
afterAll(async () => {
  await web.stop();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

// The second path is the one that the page's script uses.
describe.each(['/account/verify', '/account/verify.data'])('%s', (path) => {
  test('a form over its limit', async () => {
    const { status, headers } = await ask(web.url + path, {
      method: 'POST',
      headers: { origin: siteUrl, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'intent=send',
    });
    expect([status, headers['cache-control']]).toEqual([429, 'private, no-store']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(waitSeconds - 30);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(waitSeconds + 1);
  });

  test('a personal page while the host refuses reads', async () => {
    const read = () => ask(web.url + path, { headers: { cookie } });
    const { status, headers } = await read();
    expect([status, headers['retry-after']]).toEqual([200, undefined]);
    isLimited = true;
    const limited = await read();
    expect([limited.status, limited.headers['retry-after'], limited.headers['cache-control']]).toEqual([
      503,
      '10',
      'private, no-store',
    ]);
  });
});
