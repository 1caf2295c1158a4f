/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { loader } from './guide.route.server';

const server = (more: object) => ({ game: 1, demo: false, disable: false, address: '', entry: '', ...more });
const status = {
  retcode: 0,
  data: {
    ...{ measuredAt: 0, online: { web_online_count: 0, game_online_count: 0 } },
    servers: [
      { id: '1', name: 'Real', server: server({ address: 'play.inn.test:22102' }) },
      { id: '2', name: 'Demo', server: server({ address: 'demo.test:1', demo: true }) },
      { id: '3', name: 'Silent', server: server({}) },
      { id: '4', name: 'Off', server: server({ address: 'off.test:1', disable: true }) },
    ],
  },
};

async function open(getStatus: CallAnswers['getStatus'], extensions: Extension[] = ['status']) {
  const listGames = [{ id: 1, slug: 'genshin-impact', title: 'Genshin Impact' }];
  const { upstream } = fakeUpstream({ answers: { listGames, getStatus }, extensions });
  const request = new Request('https://inn.test/guide');
  const { data, init } = await loader({ request, params: {}, context: contextWith({ upstream }) });
  return { servers: data.servers, kept: new Headers(init?.headers).get('cache-control') };
}

test('the guide lists only real servers that have published an address', async () => {
  const real = { id: '1', name: 'Real', game: 'Genshin Impact', address: 'play.inn.test:22102', entry: '' };
  expect(await open(status)).toEqual({ servers: [real], kept: 'public, max-age=60' });
});

test('a host of the specification is not asked; if a host does not answer, only the addresses are missing', async () => {
  const gone = new UpstreamError('network', 'getStatus', 'gone');
  expect(await open(gone, [])).toEqual({ servers: null, kept: 'public, max-age=60' });
  expect(await open(gone)).toEqual({ servers: null, kept: 'private, no-store' });
});
