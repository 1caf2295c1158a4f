/** @jest-environment node */
import { UpstreamError, toCallResult } from '@starhaven/upstream/server';
import { headers, loader } from './home.route.server';

async function open(call: () => Promise<unknown>) {
  const site = { name: 'Inn', url: 'https://site.test', channels: [], contactEmail: null };
  const context = { site, ads: { showsAds: false }, upstream: { hasExtension: () => false, call } } as never;
  const { data, init } = await loader({ request: new Request('https://site.test/'), params: {}, context });
  return { games: data.games, sent: headers({ loaderHeaders: new Headers(init?.headers) }) };
}

test('the page may be cached, but not without its games', async () => {
  expect(await open(async () => toCallResult([]))).toEqual({
    games: [],
    sent: { 'Cache-Control': 'public, max-age=30' },
  });
  const failing = await open(async () => {
    throw new UpstreamError('refused', 'listGames', 'busy');
  });
  expect(failing).toEqual({ games: null, sent: { 'Cache-Control': 'private, no-store' } });
});
