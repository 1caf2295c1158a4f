import * as v from 'valibot';
import { GameSlugSchema } from './entities/game-slug';
import { getGameDownloads } from './calls/get-game-downloads';
import { getGameInfo } from './calls/get-game-info';
import { listGames } from './calls/list-games';

test.each(['genshin-impact', 'a1', 'Blue-Archive', '3d'])('accepts the slug %s', (slug) => {
  expect(v.is(GameSlugSchema, slug)).toBe(true);
});

test.each(['../etc', '12', '-x', '_x', 'a', '', 'a.b', 'a/b', '🎮🎮', 'x'.repeat(65)])(
  'refuses the slug %j',
  (slug) => {
    expect(v.is(GameSlugSchema, slug)).toBe(false);
  },
);

// The specification does not say which form an engine's id has.
test.each([['gc'], [7], ['7'], [null], [undefined], [{}], ['']])('an engine with the id %j is kept', (id) => {
  const game = { id: 1, slug: 'a', title: 'A', engine: [{ id, name: 'Grasscutter', command: 'gc' }] };
  expect(v.parse(listGames.response, [game])[0]?.engine).toMatchObject([{ name: 'Grasscutter', command: 'gc' }]);
});

// The guard of the game list logs every visitor out if a game is missing.
test.each([
  [{ lastUpdate: '' }, { lastUpdate: 0 }],
  [{ lastUpdate: 'yesterday' }, { lastUpdate: 0 }],
  [{ version: ['2.4', 2.5] }, { version: '2.4, 2.5' }],
  [{ version: {} }, { version: '' }],
  [{ keyword: ['ps', 'server'] }, { keyword: 'ps, server' }],
  [
    { image: [], description: {} },
    { image: '', description: '' },
  ],
  [{ engine: [{ name: 'Grasscutter', features: 'a, b', link: [] }] }, { engine: [{ features: ['a', 'b'], link: '' }] }],
])('a game with %j is kept', (sent, read) => {
  const engine = [{ name: 'Grasscutter' }];
  expect(v.parse(listGames.response, [{ id: 1, slug: 'a', title: 'A', engine, ...sent }])).toMatchObject([read]);
});

test.each(['pc', null, 1.5, '7'])('a platform with the id %j is kept', (id) => {
  expect(v.parse(getGameDownloads.response, [{ id, platfrom: 'PC' }])).toMatchObject([{ platfrom: 'PC' }]);
});

test('a download answer is a list of platforms or a refusal with its message', () => {
  expect(v.parse(getGameDownloads.response, [{ platfrom: 'PC', version: [{ name: 5.4, download: null }] }])).toEqual([
    { platfrom: 'PC', version: [{ name: '5.4', project: null, download: [] }] },
  ]);
  expect(v.parse(getGameDownloads.response, { retcode: '-1', message: 'gone' })).toMatchObject({
    retcode: -1,
    message: 'gone',
  });
  // A success without its platforms is invalid: the page must not say that there is nothing to download.
  expect(v.is(getGameDownloads.response, { retcode: 0, data: { platforms: 3 } })).toBe(false);
  expect(v.is(getGameInfo.response, { retcode: 0, data: [] })).toBe(false);
});
