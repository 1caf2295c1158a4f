import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { SpecHost } from './support/spec-host';

// The dashboard with a host that supports only the specification: it makes no calls (docs/behaviour/admin.md#a-host-of-the-specification).

let host: SpecHost;
let web: LaunchedWeb;
beforeAll(async () => {
  host = await new SpecHost().start();
  web = await launchWeb(host.url);
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  ask(web.url + path, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(fields).toString(),
  });
async function logIn(shape: SpecHost['login']) {
  host.login = shape;
  const login = await post('/login', { intent: 'log-in', username: 'paimon', password: 'sesame-lantern-7' });
  host.seen.length = 0;
  return (login.headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('starhaven='))
    .join('; ');
}
const open = (path: string, cookie = '') => ask(web.url + path, { headers: { cookie } });
/** The requests that the host received, except for its capabilities, which the site requests at any time. */
const asked = () =>
  host.seen.map(({ method, path }) => `${method} ${path}`).filter((call) => !/capabilities/.test(call));

test('an admin sees the dashboard of the specification, which says that it is a placeholder and asks for nothing', async () => {
  const cookie = await logIn('an admin');
  const overview = await open('/admin', cookie);
  expect(overview.status).toBe(200);
  expect(overview.headers['cache-control']).toBe('private, no-store');
  expect(overview.body).toContain('Everything here is a placeholder');
  for (const text of [
    'Server Status',
    'Online Players',
    'Uptime',
    'CPU Usage',
    'Restart',
    'Stop',
    'Toggle Maintenance',
  ])
    expect(overview.body).toContain(text);
  expect((await open('/admin/server', cookie)).body).toContain('Save Configuration');
  expect((await open('/admin/users', cookie)).body).toContain('coming soon');
  expect((await open('/admin/database', cookie)).body).toContain('coming soon');
  for (const path of ['/admin/content', '/admin/downloads', '/admin/donations', '/admin/audit'])
    expect((await open(path, cookie)).status).toBe(404);
  const done = await post('/admin?index', { intent: 'backup', nonce: 'nonce-of-the-form' }, cookie);
  expect(done.body).toContain('nothing was sent');
  expect(asked()).toEqual([]);
});

test('the token is in the page only when it is asked for', async () => {
  const cookie = await logIn('an admin');
  expect((await open('/admin/settings', cookie)).body).not.toContain('token-of-the-stand-in');
  const shown = await open('/admin/settings?sensitive=on', cookie);
  expect(shown.body).toContain('token-of-the-stand-in');
  expect(shown.body).not.toContain('key-of-the-stand-in');
});

test('everybody else is led home, and visitors without a session to the login', async () => {
  const cookie = await logIn('an editor');
  const denied = await open('/admin', cookie);
  expect([denied.status, denied.headers['location']]).toEqual([302, '/']);
  const guest = await open('/admin/users');
  expect(guest.status).toBe(302);
  expect(guest.headers['location']).toMatch(/^\/login/);
  expect(asked()).toEqual([]);
});
