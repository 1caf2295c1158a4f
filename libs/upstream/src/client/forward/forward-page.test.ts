import { signVisitorAddress } from '@starhaven/node-kit/server';
import type { Host } from '../../testing/start-host.server';
import { startHost } from '../../testing/start-host.server';
import { createPageForwarder } from './forward-page.server';

let host: Host;
beforeAll(async () => {
  host = await startHost((response) => {
    response.writeHead(302, {
      location: 'https://discord.test/authorize?state=1',
      'cache-control': 'no-store',
      'set-cookie': ['oauth-attempt=abc; Path=/account/login; HttpOnly', 'starhaven=stolen; Path=/'],
      'x-powered-by': 'secret',
    });
    response.end();
  });
});
afterAll(() => host.close());

const visit = (headers: Record<string, string> = {}) =>
  new Request('https://inn.test/account/login/discord?type=web&state=s', { headers });
const trustSecret = 'trust-0f9e8d7c6b5a493827161504f3e2d1c0';

test('path, query and the signed address reach the host; of the cookies only its own', async () => {
  const forward = createPageForwarder({ accountUrl: host.url, trustSecret, isOurs: (url) => url === host.url });
  const cookie = 'starhaven=session-key; oauth-attempt=abc; color-scheme=dark';
  await forward(visit({ cookie }), { visitorAddress: '203.0.113.9' });
  const seen = host.seen.at(-1);
  expect(seen?.url).toBe('/account/login/discord?type=web&state=s');
  expect(seen?.headers.cookie).toBe('oauth-attempt=abc');
  expect(seen?.headers['x-visitor-address']).toBe(signVisitorAddress('203.0.113.9', trustSecret));
});

test('a third-party host does not receive visitor data', async () => {
  await createPageForwarder({ accountUrl: host.url, trustSecret })(visit(), {
    visitorAddress: '203.0.113.9',
    requestId: 'r-1',
  });
  expect(Object.keys(host.seen.at(-1)?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('the redirect is left to the browser, and only the host’s own cookies come back', async () => {
  const answer = await createPageForwarder({ accountUrl: host.url })(visit());
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('https://discord.test/authorize?state=1');
  expect(answer.headers.getSetCookie()).toEqual(['oauth-attempt=abc; Path=/account/login; HttpOnly']);
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('a page of the host runs no script under our origin', async () => {
  const before = host.answer;
  host.answer = (response) => response.setHeader('content-type', 'text/html').end('<script>1</script>');
  const answer = await createPageForwarder({ accountUrl: host.url })(visit());
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  await answer.text();
  host.answer = before;
});

test('a host that is down is a 502 with a way on', async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const answer = await createPageForwarder({ accountUrl: 'http://127.0.0.1:1', onFailure })(visit());
  expect([answer.status, failures.length]).toEqual([502, 1]);
  expect(await answer.text()).toContain('try again');
});
