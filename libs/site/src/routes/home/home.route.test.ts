/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { headers, loader } from './home.route.server';

async function open(listGames: CallAnswers['listGames']) {
  const { upstream } = fakeUpstream({ answers: { listGames }, isDown: true });
  const site = { name: 'Inn', url: 'https://site.test', channels: [], contactEmail: null };
  const context = contextWith({ site, ads: { showsAds: false }, upstream });
  const { data, init } = await loader({ request: new Request('https://site.test/'), params: {}, context });
  return { games: data.games, sent: headers({ loaderHeaders: new Headers(init?.headers) }) };
}

test('the page may be cached, but not without its games', async () => {
  expect(await open([])).toEqual({
    games: [],
    sent: { 'Cache-Control': 'public, max-age=30' },
  });
  const failing = await open(new UpstreamError('refused', 'listGames', 'busy'));
  expect(failing).toEqual({ games: null, sent: { 'Cache-Control': 'private, no-store' } });
});
