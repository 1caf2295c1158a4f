import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { countPages } from './support/metrics';
import { sessionCookie } from './support/session';
import { until } from './support/until';

let host: FakeHost;
let web: LaunchedWeb;

beforeEach(async () => {
  host = await new FakeHost(true).start();
  web = await launchWeb(host.url);
  await web.logged('content events are live');
});
afterEach(async () => {
  await web.stop();
  await host.stop();
});

const downloads = (headers: Record<string, string> = {}) => ask(`${web.url}/downloads`, { headers });

test('two anonymous visitors cost one render and one call', async () => {
  const first = await downloads();
  const second = await downloads();
  expect(first.body).toContain('First title');
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(host.calls.map(({ path }) => path)).toEqual(['/json/game_all.json']);
  await expect(countPages(web.url, '/downloads')).resolves.toEqual({ rendered: 1, kept: 1 });
});

test('parameters that the page does not read create no new page, with and without a session', async () => {
  const first = await ask(`${web.url}/downloads?utm_source=one`);
  const second = await ask(`${web.url}/downloads?utm_source=two&x=${'y'.repeat(400)}`);
  expect(second).toMatchObject({ status: 200, body: first.body });
  const cookie = await sessionCookie();
  await ask(`${web.url}/downloads?utm_source=three`, { headers: { cookie } });
  await ask(`${web.url}/downloads?utm_source=four`, { headers: { cookie } });
  await expect(countPages(web.url, '/downloads')).resolves.toEqual({ rendered: 2, kept: 2 });
  const search = await ask(`${web.url}/downloads?q=no-such-game&utm_source=five`);
  expect(search.body).not.toContain('First title');
});

test('no header of a visitor gets into the page of others', async () => {
  const poison = { 'x-forwarded-host': 'evil.test', 'accept-language': 'evil', 'user-agent': 'evil', referer: 'evil' };
  const first = await downloads({ ...poison, host: 'evil.test', 'x-request-id': 'evil-evil-evil' });
  expect(first.status).toBe(200);
  expect(JSON.stringify([first.body, first.headers])).not.toContain('evil');
  expect((await downloads()).body).toBe(first.body);
});

test('fifty visitors who come while a page is rendered wait for that render', async () => {
  let release = () => {};
  host.hold = new Promise((resolve) => (release = resolve));
  const visits = Array.from({ length: 50 }, () => downloads());
  await until('the host is asked', () => host.calls.length > 0);
  // The launcher accepts connections in order: an answer to a later request proves that all earlier requests have arrived.
  await ask(`${web.url}/livez`);
  release();
  const answers = await Promise.all(visits);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(host.calls).toHaveLength(1);
  await expect(countPages(web.url, '/downloads')).resolves.toEqual({ rendered: 1, kept: 49 });
});

test('each change is on the very next page', async () => {
  await downloads();
  for (let round = 1; round <= 10; round += 1) {
    // The first request is answered from the store, the second from the list of repeated requests.
    await downloads();
    await downloads();
    await host.rename(`Title of round ${round}`);
    // After a round trip on another connection, the event has arrived too.
    await ask(`${web.url}/livez`);
    expect((await downloads()).body).toContain(`Title of round ${round}<`);
  }
  expect(host.calls).toHaveLength(11);
});

test('a page whose data changed during the render is not cached', async () => {
  let release = () => {};
  host.hold = new Promise((resolve) => (release = resolve));
  const early = downloads();
  await until('the host is asked', () => host.calls.length > 0);
  await host.rename('Second title');
  await ask(`${web.url}/livez`);
  release();
  host.hold = null;
  await early;
  expect((await downloads()).body).toContain('Second title');
});

test('while the host is away cached pages stay and others show an error; all are current when it returns', async () => {
  expect((await downloads()).status).toBe(200);
  host.goDown();
  await web.logged('content events are lost');
  expect(await downloads()).toMatchObject({ status: 200, body: expect.stringContaining('First title') });
  const failed = await ask(`${web.url}/downloads?q=first`, { headers: { 'x-request-id': 'of-the-visitor-1' } });
  expect(failed.status).toBe(502);
  expect(failed.body).toContain('Error loading games: Failed to fetch games data');
  expect(failed.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-request-id': 'of-the-visitor-1' });

  await host.rename('Second title');
  host.isDown = false;
  await web.logged('content events are live', 2);
  expect(await downloads()).toMatchObject({ status: 200, body: expect.stringContaining('Second title') });
});

test('a browser that has the page gets 304, without a new policy', async () => {
  const { headers } = await downloads();
  const etag = headers.etag ?? '';
  expect(etag).not.toBe('');
  const again = await downloads({ 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers.etag).toBe(etag);
  expect(again.headers).not.toHaveProperty('content-security-policy');

  await host.rename('Second title');
  await ask(`${web.url}/livez`);
  const changed = await downloads({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers).toHaveProperty('content-security-policy');
});

describe('a page with a session', () => {
  test('is rendered once for its member and shows a change at once', async () => {
    const cookie = await sessionCookie();
    const first = await downloads({ cookie });
    const second = await downloads({ cookie });
    expect(first.body).toContain('paimon');
    expect(withoutNonce(second)).toBe(withoutNonce(first));
    await expect(countPages(web.url, '/downloads')).resolves.toEqual({ rendered: 1, kept: 1 });
    await host.rename('A new title');
    await ask(`${web.url}/livez`);
    expect((await downloads({ cookie })).body).toContain('A new title<');
  });

  test('is never given to another member or to a guest', async () => {
    await downloads({ cookie: await sessionCookie() });
    const other = await downloads({ cookie: await sessionCookie({ username: 'keqing' }) });
    expect(other.body).toContain('keqing');
    expect(other.body).not.toContain('paimon');
    expect((await downloads()).body).not.toContain('paimon');
  });

  test('is not cached past the end of the session', async () => {
    const cookie = await sessionCookie({ lifeSeconds: 2 });
    expect((await downloads({ cookie })).body).toContain('paimon');
    await until('the session has ended', async () => !(await downloads({ cookie })).body.includes('paimon'));
  });

  test('is not cached for a foreign cookie', async () => {
    const cookie = 'starhaven=forged';
    await downloads({ cookie });
    await downloads({ cookie });
    await expect(countPages(web.url, '/downloads')).resolves.toEqual({ rendered: 2, kept: 0 });
  });
});

/** The body without the nonce of this response. */
const withoutNonce = ({ body }: { body: string }) => body.replaceAll(/nonce="[^"]*"/g, '');

test('after a session ends elsewhere the very next page is logged out, cached or not', async () => {
  const cookie = await sessionCookie();
  await downloads({ cookie });
  expect((await downloads({ cookie })).body).toContain('Account menu of paimon');
  expect(host.sessionChecks).toBe(1);
  await host.changeAccount(null);
  await ask(`${web.url}/livez`);
  const after = await downloads({ cookie });
  expect(after.body).not.toContain('Account menu of');
  expect(String(after.headers['set-cookie'])).toContain('starhaven=; Max-Age=0');
});

test('a lost role and a new name are on the very next page', async () => {
  const cookie = await sessionCookie();
  await host.changeAccount({ name: 'Paimon', role: [1, 3] });
  await ask(`${web.url}/livez`);
  expect((await downloads({ cookie })).body).toContain('Admin, Member');
  await host.changeAccount({ name: 'Emergency Food', role: [3] });
  await ask(`${web.url}/livez`);
  const after = await downloads({ cookie });
  expect(after.body).toContain('Account menu of Emergency Food');
  expect(after.body).not.toContain('Admin');
});

test('after a logout the old cookie is no longer valid, and the cached page of the member is not shown again', async () => {
  const cookie = await sessionCookie();
  await downloads({ cookie });
  const out = await ask(`${web.url}/logout`, { method: 'POST', headers: { cookie, origin: siteUrl } });
  expect(out).toMatchObject({ status: 302, headers: { location: '/', 'cache-control': 'private, no-store' } });
  await host.changeAccount(null);
  await ask(`${web.url}/livez`);
  expect((await downloads({ cookie })).body).not.toContain('Account menu of');
});

test('the data of a public page is not cached for a member', async () => {
  const cookie = await sessionCookie();
  const member = await ask(`${web.url}/downloads.data`, { headers: { cookie } });
  expect(member.body).toContain('paimon');
  expect(member.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' });
  const anonymous = await ask(`${web.url}/downloads.data`);
  expect(anonymous.headers['cache-control']).toBe('public, no-cache');
});

test('while the host cannot report changes of accounts, no page of a member is cached', async () => {
  const cookie = await sessionCookie();
  await host.stop();
  await web.logged('content events are lost');
  await ask(`${web.url}/guide`, { headers: { cookie } });
  await ask(`${web.url}/guide`, { headers: { cookie } });
  await expect(countPages(web.url, '/guide')).resolves.toEqual({ rendered: 2, kept: 0 });
});
