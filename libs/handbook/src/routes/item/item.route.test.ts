/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import { fakeClient, games, genshin, item } from '../../testing/fake-client.server';
import { loader } from './item.route.server';

async function open(path: string, answers: CallAnswers, extensions: Extension[] = ['handbook']) {
  const { context, calls } = fakeClient({ listGames: games, listGameVersions: [], ...answers }, { extensions });
  const url = new URL(path, 'https://site.test');
  const [, , gameSlug, typeSlug, itemId] = url.pathname.split('/').map(decodeURIComponent);
  const result = await loader({ request: new Request(url), params: { gameSlug, typeSlug, itemId }, context });
  const kept = new Headers(result.init?.headers).get('Cache-Control');
  return { ...result.data, kept, status: result.init?.status ?? 200, calls: calls.map(({ name }) => name) };
}

const details = {
  ...item(7),
  names: { EN: 'Lantern', JP: '提灯' },
  descs: {},
  related: [{ relation: 'set' as const, items: [item(8)] }],
};

test('an item has its names, and what belongs to it', async () => {
  const { view, status, trail } = await open('/handbook/genshin-impact/item/7?language=JP', {
    getItem: { retcode: 0, data: details },
  });
  expect([status, view?.item.name]).toEqual([200, '提灯']);
  expect(view?.related).toMatchObject([{ title: 'Other pieces of the set', items: [{ id: '8' }] }]);
  expect(trail.map(({ to }) => to)).toEqual(['/handbook', '/handbook?game=1', '/handbook?game=1&type=2']);
});

test.each([
  'x/item/7',
  'genshin-impact/toy/7',
  'genshin-impact/item/..%2F7',
  'genshin-impact/item/%00',
  `genshin-impact/item/${'9'.repeat(60)}`,
])('%s is a 404, and no item is requested', async (path) => {
  const { status, calls, problem } = await open(`/handbook/${path}`, {});
  expect([status, problem?.title]).toEqual([404, 'There is no such item']);
  expect(calls.filter((name) => name !== 'listGames')).toEqual([]);
});

test('an unknown item is a 404, a host in trouble is not', async () => {
  expect((await open('/handbook/genshin-impact/item/7', { getItem: { retcode: -1 } })).status).toBe(404);
  const failed = await open('/handbook/genshin-impact/item/7', {
    getItem: new UpstreamError('timeout', 'getItem', 'slow'),
  });
  expect([failed.status, failed.problem?.canRetry]).toEqual([504, true]);
});

test.each<[string, Extension[]]>([
  ['getItem', ['handbook']],
  ['listItems', []],
])('a refusal of %s does not say that there is no such item', async (call, extensions) => {
  const refused = await open('/handbook/genshin-impact/item/7', { [call]: { retcode: 500 } }, extensions);
  expect([refused.status, refused.problem?.canRetry, refused.kept]).toEqual([502, true, 'private, no-store']);
});

test('without the list of games the page of an item is not shared, and an unknown game is not a 404', async () => {
  const listGames = new UpstreamError('refused', 'listGames', 'busy');
  const answers = { listGames, getItem: { retcode: 0, data: details } };
  const shown = await open('/handbook/genshin-impact/item/7', answers);
  expect([shown.status, shown.kept]).toEqual([200, 'private, no-store']);
  expect((await open('/handbook/a-fourth-game/item/7', answers)).status).toBe(502);
});

test('a host with the spec’s calls only is searched for the number, then for the whole type', async () => {
  const other = item(70);
  const searched = await open(
    '/handbook/genshin-impact/item/7',
    { listItems: { retcode: 0, data: [other, item(7)] } },
    [],
  );
  expect([searched.view?.item.id, searched.calls]).toEqual(['7', ['listGames', 'listGameVersions', 'listItems']]);
  const listItems: CallAnswers['listItems'] = ({ query }) => ({
    retcode: 0,
    data: query?.search ? [other] : [other, item(7)],
  });
  const listed = await open('/handbook/genshin-impact/item/7', { listItems }, []);
  expect([listed.view?.item.id, listed.calls]).toEqual([
    '7',
    ['listGames', ...Array(2).fill(['listGameVersions', 'listItems'])].flat(),
  ]);
  expect((await open('/handbook/genshin-impact/item/9', { listItems }, [])).status).toBe(404);
});

const give = {
  id: 'give-item',
  head: 'give',
  label: 'Give an item',
  value: 'give',
  permission: [],
  params: [{ id: 'id', type: 'itemList', value: '', data: [], multi: true, allow: [], switch: [], format: 'blank' }],
};
const withEngine = { ...genshin, engine: [{ name: 'Grasscutter', short: 'GC', command: 'grasscutter' }] };

test('an item leads to the commands that take it, but not to those of some roles', async () => {
  const getCommands = { retcode: 0, data: [give, { ...give, id: 'staff', permission: [1] }] };
  const answers = { listGames: [withEngine], getItem: { retcode: 0, data: details } };
  const shown = await open('/handbook/genshin-impact/item/7', { ...answers, getCommands });
  expect(shown.commands).toEqual([
    {
      engine: { game: 1, id: 'genshin-impact/grasscutter', name: 'Grasscutter' },
      links: [
        {
          label: 'Give an item',
          to: '/command/genshin-impact/grasscutter?v.id=7&command=give-item#command-give-item',
          line: 'give 7',
        },
      ],
    },
  ]);
  expect(shown.kept).toBeNull();
  // Without its commands the item is still shown.
  const without = await open('/handbook/genshin-impact/item/7', { ...answers, getCommands: noHost });
  expect([without.view?.item.id, without.commands, without.kept]).toEqual(['7', [], 'private, no-store']);
});
