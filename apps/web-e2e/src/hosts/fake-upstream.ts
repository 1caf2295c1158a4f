import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in for the account API behaves. */
export type UpstreamMode = 'ok' | 'down' | 'slow' | 'html' | 'wrong-json' | '500' | 'retcode';

const game = {
  id: 1,
  slug: 'genshin-impact',
  title: 'Genshin Impact',
  description: 'A game of the stand-in.',
  image: '/art/genshin-impact.svg',
  lastUpdate: 1_760_000_000,
  version: '5.4',
  keyword: 'genshin',
  engine: [{ name: 'Grasscutter', short: 'GC', link: 'https://example.org/gc', features: ['Combat'] }],
};
const platforms = [
  {
    id: 1,
    platfrom: 'PC',
    version: [{ name: '5.4', project: { name_engine: 'Grasscutter', short: 'GC' }, download: [] }],
  },
];

const bodies: Record<string, unknown> = {
  '/json/game_all.json': [game],
  '/json/genshin-impact/info.json': game,
  '/json/genshin-impact/download.json': platforms,
};

/** Answers the three game calls. `POST /__mode/<mode>` switches its behaviour, `GET /__calls` lists the requested paths. */
export async function startFakeUpstream(port = 0): Promise<{ url: string; stop: () => Promise<void> }> {
  let mode: UpstreamMode = 'ok';
  let calls: string[] = [];
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    if (url.pathname.startsWith('/__mode/')) {
      mode = url.pathname.slice('/__mode/'.length) as UpstreamMode;
      calls = [];
      return void response.end();
    }
    if (url.pathname === '/__calls') return void response.end(JSON.stringify(calls));
    // Only calls for page content are listed, not the web app's own calls for extensions and versions.
    if (url.pathname.startsWith('/api/') || url.pathname === '/game/resource/version')
      return void response.writeHead(404).end();
    calls.push(url.pathname);
    answer(mode, url.pathname, request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(mode: UpstreamMode, path: string, request: IncomingMessage, response: ServerResponse): void {
  const sendJson = (value: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  if (mode === 'down') return void request.socket.destroy();
  // Never answers, so the page's own time-out must end the call.
  if (mode === 'slow') return;
  if (mode === 'html') return void response.setHeader('content-type', 'text/html').end('<h1>It works!</h1>');
  if (mode === 'wrong-json') return void sendJson({ games: 'none' });
  if (mode === '500') return void response.writeHead(500).end('broken');
  if (mode === 'retcode') return void sendJson({ retcode: -1, message: 'The archive is being rebuilt' });
  sendJson(bodies[path] ?? { retcode: -1, message: 'Download data not found' });
}
