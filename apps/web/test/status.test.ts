import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';
import { countPages } from './support/metrics';
import { sessionCookie } from './support/session';
import { until } from './support/until';

const server = { game: 1, privacy: 3, online: true, version: '5.4', startup: 1, commit: 'abc' };
const snapshot = {
  measuredAt: 1_800_000_000,
  servers: [{ id: 'gi-1', name: 'Teyvat One', server: { ...server, stats: { player: 42, platform: {} } } }],
  online: { web_online_count: 1, game_online_count: 42 },
  components: [],
  incidents: [],
};

let host: Server;
let web: LaunchedWeb;
let calls: number;
let isDown: boolean;

beforeEach(async () => {
  calls = 0;
  isDown = false;
  host = createServer((request, response) => {
    const send = (data: unknown) => void response.end(JSON.stringify({ retcode: 0, message: 'ok', data }));
    response.setHeader('content-type', 'application/json');
    if (request.url === '/api/v2/capabilities') return send({ extensions: ['status'] });
    if (isDown) return void request.socket.destroy();
    if (request.url !== '/api/v2/status') return send([]);
    calls += 1;
    send(snapshot);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  web = await launchWeb(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  // Until the host has sent its capabilities, a page may lack a part and is not kept.
  await until('the extensions are known', async () => (await ask(`${web.url}/status/feed.xml`)).status === 200);
});
afterEach(async () => {
  await web.stop();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

const status = (search = '', headers: Record<string, string> = {}) => ask(`${web.url}/status${search}`, { headers });

test('the snapshot is in the page; all views and visitors of five seconds share one call and their page', async () => {
  const page = await status();
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  expect(page.body).toContain('Teyvat One');
  await status('?view=cards');
  await status('?sort=players&dir=desc', { cookie: await sessionCookie() });
  await ask(`${web.url}/status.json`);
  expect(calls).toBe(1);
  await status();
  expect((await countPages(web.url, '/status')).kept).toBe(1);
  await until('the page is rendered again', async () => (await status(), calls > 1));
});

test('an error that is not kept while the API is down, and 200 after it', async () => {
  isDown = true;
  const page = await status();
  expect(page).toMatchObject({ status: 502, headers: { 'cache-control': 'private, no-store' } });
  expect(page.body).toContain('The status could not be read');
  expect(page.body).not.toContain('All Systems Operational');
  isDown = false;
  expect((await status()).status).toBe(200);
});

test('status data, feed and badge may be embedded by other sites, the page may not', async () => {
  await status();
  const policyOf = async (path: string) => (await ask(web.url + path)).headers['cross-origin-resource-policy'];
  expect(await policyOf('/status.json')).toBe('cross-origin');
  expect(await policyOf('/status/feed.xml')).toBe('cross-origin');
  expect(await policyOf('/status/servers/gi-1/badge.svg')).toBe('cross-origin');
  expect(await policyOf('/status')).toBe('same-origin');
  expect(await policyOf('/status/servers/gi-1/badge.svg/..%2f')).toBe('same-origin');
  const badge = await ask(`${web.url}/status/servers/gi-1/badge.svg`);
  expect(badge).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
});
