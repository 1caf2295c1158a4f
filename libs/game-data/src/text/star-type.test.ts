import { starTypeOf } from './star-type';

test.each([
  [5, 5],
  [0, 0],
  ['LEGENDARY', 5],
  ['COMMON', 1],
  ['UNKNOWN', undefined],
  ['SuperRare', 5],
  ['NotNormal', 2],
  ['QUALITY_PURPLE', 4],
  ['CombatPowerRelicRarity4', 4],
  ['SSR', 4],
  ['N', 1],
  [7, undefined],
  [2.5, undefined],
  ['CombatPower9', undefined],
  [null, undefined],
])('%j is %j', (rarity, stars) => expect(starTypeOf(rarity)).toBe(stars));
