import { ask } from './support/ask';
import { FakeHost } from './support/fake-host';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';
import { countPages } from './support/metrics';
import { until } from './support/until';

jest.setTimeout(30_000);

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

test('fifty visitors who come while a page is rendered wait for that render', async () => {
  let release = () => {};
  host.hold = new Promise((resolve) => (release = resolve));
  const visits = Array.from({ length: 50 }, () => downloads());
  await until('the host is asked', () => host.calls.length > 0);
  // All are in: the launcher accepts in order, so an answer to a later request says so.
  await ask(`${web.url}/livez`);
  release();
  const answers = await Promise.all(visits);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(host.calls).toHaveLength(1);
  await expect(countPages(web.url, '/downloads')).resolves.toEqual({ rendered: 1, kept: 49 });
});

test('a change is on the very next page, each time', async () => {
  await downloads();
  for (let round = 1; round <= 10; round += 1) {
    await host.rename(`Title of round ${round}`);
    // A round trip on another connection: by now the event has arrived too.
    await ask(`${web.url}/livez`);
    expect((await downloads()).body).toContain(`Title of round ${round}<`);
  }
  expect(host.calls).toHaveLength(11);
});

test('a page that was being rendered when its data changed is not kept', async () => {
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

test('a stream that drops with its host ends kept pages, and they return with it', async () => {
  expect((await downloads()).status).toBe(200);
  host.goDown();
  await web.logged('content events are lost');
  const failed = await downloads();
  expect(failed.status).toBe(502);
  expect(failed.body).toContain('Error loading games: Failed to fetch games data');
  expect(failed.headers['cache-control']).toBe('private, no-store');

  host.isDown = false;
  await web.logged('content events are live', 2);
  expect(await downloads()).toMatchObject({ status: 200, body: expect.stringContaining('First title') });
});

test('a browser that has the page is told so, without a new policy', async () => {
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
