import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './support/ask';
import type { LaunchedWeb } from './support/launch-web';
import { launchWeb } from './support/launch-web';
import { capabilitiesAnswer } from './support/host-proof';
import { until } from './support/until';

const game = { id: 1, slug: 'genshin-impact', title: 'A game', version: '5.4', engine: [] };
const platforms = [
  { id: 1, platfrom: 'PC', version: [{ name: '5.4', project: { name_engine: 'Engine', short: 'EN' }, download: [] }] },
];
const summary = [{ game: 1, isStarter: false, isFilling: false, types: [{ type: 2, count: 4321 }] }];
const server = { game: 1, privacy: 3, online: true, version: '5.4', startup: 1, commit: 'abc' };
const snapshot = {
  measuredAt: 1_800_000_000,
  servers: [{ id: 'gi-1', name: 'Teyvat One', server: { ...server, stats: { player: 42, platform: {} } } }],
  online: { web_online_count: 1, game_online_count: 42 },
  components: [],
  incidents: [],
};
const answers: Record<string, unknown> = {
  '/json/game_all.json': [game],
  '/json/genshin-impact/info.json': game,
  '/json/genshin-impact/download.json': platforms,
  '/item/summary': { retcode: 0, data: summary },
  '/api/v2/status': { retcode: 0, data: snapshot },
  '/api/v2/status/uptime': { retcode: 0, data: [] },
};

let host: Server;
let web: LaunchedWeb;
/** The paths that the host received, and the visitor that the web server named. */
let seen: { path: string; visitor: string | undefined }[];
/** Decides which requests the host refuses with "too many requests". */
let isRefused: (request: IncomingMessage, path: string) => boolean;

beforeEach(async () => {
  seen = [];
  isRefused = () => false;
  host = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    seen.push({ path, visitor: request.headers['x-visitor-address'] as string | undefined });
    response.setHeader('content-type', 'application/json');
    const refusal = { retcode: 429, message: 'Too Many Requests', ratelimit: { max: 300, time: 1_800_000_000 } };
    if (isRefused(request, path)) return void response.writeHead(429).end(JSON.stringify(refusal));
    if (path === '/api/v2/capabilities')
      return void response.end(JSON.stringify(capabilitiesAnswer(request.url ?? '', ['status', 'handbook'])));
    response.end(JSON.stringify(answers[path] ?? { retcode: -1, message: 'Download data not found' }));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  web = await launchWeb(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
  // Pages are not kept until the host has sent its capabilities.
  await until('the extensions are known', async () => (await ask(`${web.url}/handbook`)).body.includes('4,321'));
});
afterEach(async () => {
  await web.stop();
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
});

test('a visitor over the limit of the host does not affect any page', async () => {
  isRefused = (request) => !String(request.headers['x-visitor-address']).startsWith(';');
  for (const [path, text] of [
    ['/status', 'Teyvat One'],
    ['/downloads/genshin-impact', 'A game'],
    ['/downloads', 'A game'],
    ['/handbook', '4,321'],
    ['/', 'A game'],
  ] as const) {
    const page = await ask(web.url + path);
    expect([path, page.status, page.body.includes(text)]).toEqual([path, 200, true]);
  }
  const reads = seen.filter(({ path }) => path !== '/api/v2/capabilities');
  expect(reads.filter(({ visitor }) => !visitor?.startsWith(';'))).toEqual([]);
});

test('a refusal of the host is shown as an error with a retry, is not cached, and ends with the refusal', async () => {
  isRefused = (_request, path) => path.endsWith('/download.json');
  const refused = await ask(`${web.url}/downloads/genshin-impact`);
  expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'private, no-store']);
  expect(refused.body).toContain('Failed to fetch data');
  expect(refused.body).toContain('Try again');
  expect(refused.body).not.toContain('nothing to download');
  isRefused = () => false;
  const well = await ask(`${web.url}/downloads/genshin-impact`);
  expect([well.status, well.headers['cache-control'], well.body.includes('Failed to fetch data')]).toEqual([
    200,
    'no-cache',
    false,
  ]);
});

test('an incomplete page is not cached', async () => {
  isRefused = (_request, path) => path === '/item/summary' || path.endsWith('/uptime');
  for (const path of ['/handbook?language=DE', '/status?view=cards']) {
    const partial = await ask(web.url + path);
    expect([path, partial.status, partial.headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
  }
  isRefused = () => false;
  const whole = await ask(`${web.url}/handbook?language=DE`);
  expect(whole.body).toContain('4,321');
  expect(whole.headers['cache-control']).toBe('no-cache');
});
