import { artifactFactsOf, artifactIdsOf, isArtifactId } from './genshin-artifacts';

test('reads slot, groups, stars and initial subs from an id', () => {
  expect(artifactFactsOf(75544)).toEqual({
    starType: 5,
    fields: { equipType: 1, main: '4000', sub: '501', appendPropNum: 4 },
  });
  expect(artifactFactsOf(75312)).toEqual({
    starType: 3,
    fields: { equipType: 4, main: '5000-3', sub: '301', appendPropNum: 2 },
  });
});

test('knows nothing of ids outside of the rule', () => {
  expect(artifactFactsOf(24104)).toBeUndefined();
  expect(artifactFactsOf(75564)).toBeUndefined();
  expect(artifactFactsOf(101)).toBeUndefined();
  expect(isArtifactId(104011)).toBe(false);
});

test.each([
  [10010, 1, 4, [60140]],
  [14001, 5, 1, [71513, 71514]],
  [15001, 5, 4, [75543, 75544]],
  [15025, 4, 3, [20432, 20433]],
  [15026, 5, 5, [21553, 21554]],
  [15032, 5, 4, [32543, 32544]],
  [1, 5, 4, []],
])('set %i, %i stars, slot %i: %j', (set, stars, slot, ids) => expect(artifactIdsOf(set, stars, slot)).toEqual(ids));
