import * as v from 'valibot';
import { GameSlugSchema, getGameDownloads } from './games';

test.each(['genshin-impact', 'a1', 'Blue-Archive', '3d'])('accepts the slug %s', (slug) => {
  expect(v.is(GameSlugSchema, slug)).toBe(true);
});

test.each(['../etc', '12', '-x', '_x', 'a', '', 'a.b', 'a/b', '🎮🎮', 'x'.repeat(65)])(
  'refuses the slug %j',
  (slug) => {
    expect(v.is(GameSlugSchema, slug)).toBe(false);
  },
);

test('a download answer is a list of platforms or a refusal with its message', () => {
  expect(v.parse(getGameDownloads.response, [{ platfrom: 'PC', version: [{ name: 5.4, download: null }] }])).toEqual([
    { platfrom: 'PC', version: [{ name: '5.4', project: undefined, download: [] }] },
  ]);
  expect(v.parse(getGameDownloads.response, { retcode: '-1', message: 'gone' })).toMatchObject({
    retcode: -1,
    message: 'gone',
  });
});
