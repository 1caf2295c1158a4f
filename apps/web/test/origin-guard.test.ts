import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb, siteUrl } from './support/launch-web';
import { sessionCookie } from './support/session';

let host: FakeHost;
let web: LaunchedWeb;

beforeAll(async () => {
  host = await new FakeHost(false).start();
  web = await launchWeb(host.url);
});
afterAll(async () => {
  await web.stop();
  await host.stop();
});

const post = (path: string, headers: Record<string, string>) =>
  ask(web.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'scheme=dark',
  });

const evil = 'https://evil.test';

describe.each(['/', '/color-scheme', '/color-scheme.data', '/no-such-page'])('a form for %s', (path) => {
  test.each([
    ['of a foreign origin', { origin: evil }],
    ['of a foreign origin that names itself as the host', { origin: evil, host: 'evil.test' }],
    ['of a foreign origin behind a forged proxy header', { origin: evil, 'x-forwarded-host': 'evil.test' }],
    ['of no origin at all', { origin: 'null' }],
    ['sent across sites', { 'sec-fetch-site': 'cross-site', origin: siteUrl }],
    ['sent by a sibling', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused', async (_what, headers: Record<string, string>) => {
    const answer = await post(path, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('with a session and without an origin is refused', async () => {
    expect((await post(path, { cookie: await sessionCookie() })).status).toBe(403);
  });

  test.each(['_data=root', '_data=routes%2Fcolor-scheme', 'a=1&_data'])('with ?%s is refused', async (query) => {
    const answer = await post(`${path}?${query}`, { origin: siteUrl, 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(400);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

test('a form of our own pages passes', async () => {
  const answer = await post('/color-scheme', { origin: siteUrl, 'sec-fetch-site': 'same-origin' });
  expect(answer.status).toBe(302);
  expect(String(answer.headers['set-cookie'])).toContain('color-scheme=dark');
});

test('reading with _data is refused too', async () => {
  expect((await ask(`${web.url}/downloads?_data=root`)).status).toBe(400);
});

test('a form of our own passes behind a proxy that sends another Host', async () => {
  const answer = await post('/', { origin: siteUrl, host: 'web.internal:8080', 'x-forwarded-host': 'elsewhere.test' });
  // The page accepts no forms and answers 405; a refusal by the framework would be an empty 500.
  expect(answer.status).toBe(405);
  expect(answer.body).toContain('Something went wrong');
});
