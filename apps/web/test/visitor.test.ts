import { signVisitorAddress } from '@starhaven/node-kit/server';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl, trustSecret } from './support/launch-web';
import { sessionCookie } from './support/session';

let host: FakeHost;
const running: LaunchedWeb[] = [];

async function launch(env: Record<string, string> = {}) {
  const web = await launchWeb(host.url, env);
  running.push(web);
  return web;
}

beforeEach(async () => {
  host = await new FakeHost(false).start();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((web) => web.stop()));
  await host.stop();
});

const forged = {
  'x-forwarded-for': '203.0.113.7',
  'x-real-ip': '203.0.113.7',
  forwarded: 'for=203.0.113.7',
  'x-visitor-address': signVisitorAddress('203.0.113.7', 'a secret of the visitor, long enough'),
};

/** A personal call. Calls for public data come from the web server itself and contain no visitor. */
const logIn = (url: string) =>
  ask(`${url}/login`, {
    method: 'POST',
    headers: { ...forged, origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=log-in&username=paimon&password=a-password',
  });

test('an untrusted proxy is named in the log, once', async () => {
  const web = await launch();
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    await ask(`${web.url}/guide`, { headers: { 'x-forwarded-for': address } });
  }
  await web.logged('TRUST_PROXY does not name it');
  expect(web.output().stdout.split('proxy-not-trusted')).toHaveLength(2);
});

test('the address of the connection reaches the host signed, whatever the visitor claims', async () => {
  const { url } = await launch();
  await logIn(url);
  expect(host.calls.length).toBeGreaterThan(0);
  for (const { headers } of host.calls) {
    expect(headers['x-visitor-address']).toBe(signVisitorAddress('127.0.0.1', trustSecret));
    expect(JSON.stringify(headers)).not.toContain('203.0.113.7');
  }
});

test('the address from a trusted proxy is used', async () => {
  const { url } = await launch({ TRUST_PROXY: '127.0.0.1' });
  await logIn(url);
  expect(host.calls[0]?.headers['x-visitor-address']).toBe(signVisitorAddress('203.0.113.7', trustSecret));
});

test('the cookie of the visitor is not sent to the host', async () => {
  const { url } = await launch();
  await ask(`${url}/downloads`, { headers: { cookie: await sessionCookie() } });
  expect(host.calls[0]?.headers).not.toHaveProperty('cookie');
});

test('the log has paths and no query, cookie or address', async () => {
  const web = await launch({ LOG_LEVEL: 'trace' });
  const cookie = await sessionCookie();
  await ask(`${web.url}/login?session=SECRET123&login_type=discord`, { headers: { cookie } });
  await ask(`${web.url}/login.data?session=SECRET123`, { headers: { referer: `${web.url}/login?session=SECRET123` } });
  await ask(`${web.url}/downloads?q=SECRET123`);
  await ask(`${web.url}/login?session=SECRET123`, { method: 'POST', headers: { origin: 'https://evil.test' } });
  host.isDown = true;
  await ask(`${web.url}/downloads?q=SECRET123`, { headers: { cookie, 'user-agent': 'SECRET123' } });
  await web.logged('"path":"/login"', 3);
  await web.logged('"status":502');
  const { stdout, stderr } = web.output();
  expect(stdout).toContain('"path":"/login.data"');
  expect(stdout + stderr).not.toContain('SECRET123');
  expect(stdout + stderr).not.toContain(cookie.slice(cookie.indexOf('=') + 1));
});
