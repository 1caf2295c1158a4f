import { ItemType } from '@starhaven/contracts/handbook';
import type { ImportedRow } from '../../imported-item';
import { newItem } from '../../rows/new-item';

const englishNames: Record<string, string> = {
  HPDelta: 'HP',
  AttackDelta: 'ATK',
  DefenceDelta: 'DEF',
  SpeedDelta: 'SPD',
  HPAddedRatio: 'HP %',
  AttackAddedRatio: 'ATK %',
  DefenceAddedRatio: 'DEF %',
  CriticalChanceBase: 'CRIT Rate',
  CriticalDamageBase: 'CRIT DMG',
  HealRatioBase: 'Outgoing Healing Boost',
  StatusProbabilityBase: 'Effect Hit Rate',
  StatusResistanceBase: 'Effect RES',
  BreakDamageAddedRatioBase: 'Break Effect',
  SPRatioBase: 'Energy Regeneration Rate',
  PhysicalAddedRatio: 'Physical DMG Boost',
  FireAddedRatio: 'Fire DMG Boost',
  IceAddedRatio: 'Ice DMG Boost',
  ThunderAddedRatio: 'Lightning DMG Boost',
  WindAddedRatio: 'Wind DMG Boost',
  QuantumAddedRatio: 'Quantum DMG Boost',
  ImaginaryAddedRatio: 'Imaginary DMG Boost',
};

/** English name of a property such as `HPDelta`; undefined for properties that relics do not have. */
export function starRailPropertyEnglish(property: string): string | undefined {
  return Object.hasOwn(englishNames, property) ? englishNames[property] : undefined;
}

/** 5★ main values at level 0 and growth per level. */
const mainValues: Record<string, readonly [base: number, levelAdd: number]> = {
  HPDelta: [112.896, 39.5136],
  AttackDelta: [56.448, 19.7568],
  SpeedDelta: [4.032, 1.4],
  HPAddedRatio: [0.06912, 0.024192],
  AttackAddedRatio: [0.06912, 0.024192],
  DefenceAddedRatio: [0.0864, 0.030240001],
  CriticalChanceBase: [0.05184, 0.018144],
  CriticalDamageBase: [0.10368, 0.036288],
  HealRatioBase: [0.055296, 0.019354],
  StatusProbabilityBase: [0.06912, 0.024192],
  BreakDamageAddedRatioBase: [0.10368, 0.036288],
  SPRatioBase: [0.031104, 0.010886001],
};
const elementValues = [0.062208, 0.021773001] as const;

const ratios = ['HPAddedRatio', 'AttackAddedRatio', 'DefenceAddedRatio'];
const elements = ['Physical', 'Fire', 'Ice', 'Thunder', 'Wind', 'Quantum', 'Imaginary'].map(
  (name) => `${name}AddedRatio`,
);

/** Main properties by slot from head to rope; affix ids start at 1 in this order. */
const mainBySlot = [
  ['HPDelta'],
  ['AttackDelta'],
  [...ratios, 'CriticalChanceBase', 'CriticalDamageBase', 'HealRatioBase', 'StatusProbabilityBase'],
  [...ratios, 'SpeedDelta'],
  [...ratios, ...elements],
  ['BreakDamageAddedRatioBase', 'SPRatioBase', ...ratios],
];

/** 5★ sub values at the lowest step and growth per step; affix ids start at 1 in this order. */
const subValues: readonly (readonly [property: string, base: number, step: number])[] = [
  ['HPDelta', 33.87004, 4.233755],
  ['AttackDelta', 16.935019, 2.116877],
  ['DefenceDelta', 16.935019, 2.116877],
  ['HPAddedRatio', 0.034560002, 0.0043200003],
  ['AttackAddedRatio', 0.034560002, 0.0043200003],
  ['DefenceAddedRatio', 0.0432, 0.0054],
  ['SpeedDelta', 2, 0.3],
  ['CriticalChanceBase', 0.02592, 0.0032400002],
  ['CriticalDamageBase', 0.05184, 0.0064800004],
  ['StatusProbabilityBase', 0.034560002, 0.0043200003],
  ['StatusResistanceBase', 0.034560002, 0.0043200003],
  ['BreakDamageAddedRatioBase', 0.05184, 0.0064800004],
];
const subSteps = 2;

/** Only the growth of speed does not use the rarity's factor. */
const speedLevelAdd: Record<number, number> = { 5: 1.4, 4: 1.1, 3: 1, 2: 1 };
const speedSub: Record<number, readonly [base: number, step: number]> = {
  5: [2, 0.3],
  4: [1.6, 0.2],
  3: [1.2, 0.1],
  2: [1, 0.1],
};

/** The values of 2★ to 5★ are 0.4, 0.6, 0.8 and 1 times those of 5★. */
const scaled = (value: number, stars: number) => Number(((value * stars) / 5).toFixed(8));

function* rowsOfStars(stars: number): Generator<ImportedRow> {
  for (const [index, properties] of mainBySlot.entries()) {
    for (const [affix, Property] of properties.entries()) {
      const [base, levelAdd] = mainValues[Property] ?? elementValues;
      const isSpeed = Property === 'SpeedDelta';
      const LevelAdd = isSpeed ? (speedLevelAdd[stars] ?? levelAdd) : scaled(levelAdd, stars);
      const fields = { stats: { BaseValue: scaled(base, stars), LevelAdd, Property } };
      const draft = { group: String(stars * 10 + index + 1), name: englishNames[Property], starType: stars, fields };
      yield { item: newItem(ItemType.ArtifactMain, affix + 1, draft) };
    }
  }
  for (const [affix, [Property, base, step]] of subValues.entries()) {
    const values = [scaled(base, stars), scaled(step, stars)] as const;
    const [BaseValue, StepValue] = Property === 'SpeedDelta' ? (speedSub[stars] ?? values) : values;
    const fields = { stats: { BaseValue, StepValue, StepNum: subSteps, Property } };
    const draft = { group: String(stars), name: englishNames[Property], starType: stars, fields };
    yield { item: newItem(ItemType.ArtifactSub, affix + 1, draft) };
  }
}

/** Main and sub properties of relics of 2★ to 5★, from our own table. */
export function starRailPropertyRows(): ImportedRow[] {
  return [5, 4, 3, 2].flatMap((stars) => [...rowsOfStars(stars)]);
}
