/** @jest-environment node */
import type { AppLoadContext } from '@remix-run/node';
import type { DataChange } from '@starhaven/contracts/handbook';
import type { Extension } from '@starhaven/upstream/testing';
import { fakeClient, games } from '../../testing/fake-client.server';
import { loader as changesLoader } from '../changes/changes.route.server';
import { loader } from './change.route.server';

const version = { id: '7', game: 1, commit: 'abc', time: 5, source: 'dump', added: 60, changed: 1, removed: 1 };
const change: DataChange = {
  kind: 'changed',
  type: 4,
  id: '11',
  grup: '',
  name: '',
  was: '',
  fields: ['name', 'icon'],
};
const someChanges: DataChange[] = [change, { ...change, kind: 'removed', fields: [] }];

async function open(path: string, extensions: Extension[] = ['handbook'], changes = someChanges) {
  const answers = {
    listGames: games,
    listDataVersions: { retcode: 0, data: [version] },
    getDataVersion: { retcode: 0, data: { version, changes, total: 62 } },
  };
  const { context, calls } = fakeClient(answers, { extensions });
  const url = new URL(path, 'https://site.test');
  const [, , gameSlug, , versionId] = url.pathname.split('/');
  const args = { request: new Request(url), params: { gameSlug, versionId }, context };
  const result = await (versionId ? loader(args) : changesLoader(args));
  return { data: result.data as Awaited<ReturnType<typeof loader>>['data'], status: result.init?.status ?? 200, calls };
}

test('the history of a game is there with the extension, and nowhere without it', async () => {
  expect((await open('/handbook/genshin-impact/changes')).status).toBe(200);
  for (const path of ['/handbook/genshin-impact/changes', '/handbook/genshin-impact/changes/7']) {
    const { status, calls } = await open(path, []);
    expect([status, calls]).toEqual([404, []]);
  }
});

test.each(['/handbook/genshin-impact/changes', '/handbook/genshin-impact/changes/7'])(
  '%s is an error with a retry if the host refuses or has not announced its extensions',
  async (path) => {
    const versionId = path.split('/')[4];
    const load = (context: AppLoadContext) => {
      const args = {
        request: new Request(new URL(path, 'https://site.test')),
        params: { gameSlug: 'genshin-impact', versionId },
        context,
      };
      return versionId ? loader(args) : changesLoader(args);
    };
    const refusal = { retcode: 7 };
    const refused = fakeClient(
      { listGames: games, listDataVersions: refusal, getDataVersion: refusal },
      { extensions: ['handbook'] },
    );
    const early = fakeClient({ listGames: games }, { knowsExtensions: false });
    for (const { context } of [refused, early]) {
      const { data, init } = await load(context);
      expect([init?.status, data.problem?.canRetry]).toEqual([502, true]);
      expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store');
    }
  },
);

test.each(['.', '..'])(
  'the host is never asked for the version "%s", which would be another call',
  async (versionId) => {
    const { context, calls } = fakeClient({ listGames: games }, { extensions: ['handbook'] });
    const request = new Request('https://site.test/handbook/genshin-impact/changes/x');
    const { init } = await loader({ request, params: { gameSlug: 'genshin-impact', versionId }, context });
    expect([init?.status, calls]).toEqual([404, []]);
  },
);

test('a version shows its changes in words; what was removed has no page', async () => {
  const { data } = await open('/handbook/genshin-impact/changes/7?kind=changed&page=2');
  expect(data.asked).toEqual({ kind: 'changed', page: 2 });
  expect(data.pages).toBe(2);
  expect(data.changes).toMatchObject([
    { name: '???', details: 'Weapon, changed: name, icon', to: '/handbook/genshin-impact/weapon/11' },
    { details: 'Weapon', to: null },
  ]);
});

test('a change shows the old name, and the group of items with the same name', async () => {
  const renamed = { ...change, type: 1, name: 'Male Character', was: '<b>Aether</b>', fields: ['name'] };
  const property = { ...change, type: 7, grup: '4000', name: 'HP %', was: 'HP  %' };
  const { data } = await open('/handbook/genshin-impact/changes/7', ['handbook'], [renamed, property]);
  expect(data.changes).toMatchObject([
    { name: 'Male Character', was: 'Aether', details: 'Avatar, changed: name' },
    { name: 'HP %', was: '', details: 'Artifact Main · Group 4000, changed: name, icon' },
  ]);
});

test.each(['abc', '-1', '0', '1e9'])('the page %j is the first', async (page) => {
  expect((await open(`/handbook/genshin-impact/changes/7?kind=nonsense&page=${page}`)).data.asked).toEqual({
    kind: null,
    page: 1,
  });
});

test('a version of another game is not shown under this one', async () => {
  expect((await open('/handbook/honkai-star-rail/changes/7')).status).toBe(404);
});
