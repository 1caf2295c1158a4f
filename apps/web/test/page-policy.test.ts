import { createHash } from 'node:crypto';
import type { Answer } from './support/ask';
import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';
import { sessionCookie, sessionKeys } from './support/session';

let host: FakeHost;
let web: LaunchedWeb;

beforeAll(async () => {
  host = await new FakeHost(true).start();
  web = await launchWeb(host.url);
  await web.logged('content events are live');
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});

/** The sources of one directive of the page's policy. */
function sources({ headers }: Answer, directive: string): string[] {
  const policy = String(headers['content-security-policy']);
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

/** Attributes and text of the inline scripts that the browser or the page's own scripts would run. */
function inlineScripts(html: string): { attributes: string; text: string }[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/ src=|application\/ld\+json/.test(attributes));
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(['/', '/downloads', '/downloads/genshin-impact', '/guide'])('the anonymous page %s', (path) => {
  test.each(['rendered', 'kept'])('allows exactly its own inline scripts when it is %s', async () => {
    const page = await ask(web.url + path);
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(page.headers).not.toHaveProperty('set-cookie');
    const allowed = sources(page, 'script-src');
    expect(allowed).toContain("'self'");
    expect(allowed).not.toContain("'unsafe-inline'");
    expect(allowed.filter((source) => source.startsWith("'nonce-"))).toEqual([]);
    const scripts = inlineScripts(page.body);
    expect(scripts.length).toBeGreaterThan(2);
    for (const { text } of scripts) expect(allowed).toContain(sha256(text));
    expect(page.body).not.toContain('nonce="');
  });
});

test('pictures load over https, and over http only if the site itself has no https', async () => {
  const encrypted = await launchWeb(host.url, { SITE_URL: 'https://starhaven.test' });
  const pictures = async (url: string) => sources(await ask(`${url}/guide`), 'img-src');
  expect(await pictures(web.url)).toEqual(["'self'", 'data:', 'blob:', 'https:', 'http:']);
  expect(await pictures(encrypted.url)).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  await encrypted.stop();
});

test('a page with a session is not cached and has a fresh nonce each time', async () => {
  const cookie = await sessionCookie();
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await ask(`${web.url}/downloads`, { headers: { cookie } });
    expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(page.headers).not.toHaveProperty('etag');
    const [nonce = '', ...others] = sources(page, 'script-src').filter((source) => source !== "'self'");
    expect(others).toEqual([]);
    expect(nonce).toMatch(/^'nonce-.{22,}'$/);
    const scripts = inlineScripts(page.body);
    expect(scripts.length).toBeGreaterThan(2);
    for (const { attributes } of scripts) {
      expect(attributes).toContain(` nonce="${nonce.slice(7, -1)}"`);
    }
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('a page with a session shows the visitor and contains none of the keys', async () => {
  const page = await ask(`${web.url}/downloads`, { headers: { cookie: await sessionCookie() } });
  expect(page.body).toContain('paimon');
  for (const key of sessionKeys) expect(page.body).not.toContain(key);
  const data = await ask(`${web.url}/downloads.data`, { headers: { cookie: await sessionCookie() } });
  expect(data.body).toContain('paimon');
  for (const key of sessionKeys) expect(data.body).not.toContain(key);
});

test('a visit with a session leaves nothing for the anonymous visitor after it', async () => {
  await ask(`${web.url}/faq`, { headers: { cookie: await sessionCookie() } });
  expect((await ask(`${web.url}/faq`)).body).not.toContain('paimon');
});

test('every other kind of response has a policy under which nothing runs, or its own policy', async () => {
  const missing = await ask(`${web.url}/no-such-page`);
  expect(missing.status).toBe(404);
  expect(sources(missing, 'script-src')).not.toContain("'unsafe-inline'");
  for (const path of ['/robots.txt', '/favicon.ico', '/downloads.data']) {
    const { status, headers } = await ask(web.url + path);
    expect({ path, status, policy: headers['content-security-policy'] }).toEqual({
      path,
      status: 200,
      policy: "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  }
});

test('without configured ads their frame does not exist, and no page is open to the ad network', async () => {
  const frame = await ask(`${web.url}/ads/frame`);
  expect([frame.status, frame.headers['content-security-policy']]).toEqual([
    404,
    "default-src 'none'; frame-ancestors 'none'",
  ]);
  const page = await ask(`${web.url}/guide`);
  expect(page.body).not.toContain('Advertisement');
  expect(sources(page, 'frame-src')).toEqual(["'self'"]);
  expect(sources(page, 'frame-ancestors')).toEqual(["'none'"]);
});
