import { rounded } from '../../rows/rounded';

/**
 * Numbers of artifact properties by rarity: main values at level 0 and at the last level of the game's table, sub values of the lowest and
 * the highest tier. The values between them are on a straight line, apart from the table's own rounding.
 */
interface MainEnds {
  levels: number;
  /** Level 0 and last level. */
  HP: readonly [number, number];
  ATTACK: readonly [number, number];
  DEFENSE: readonly [number, number];
  /** HP %, ATK % and the elements. */
  PERCENT: readonly [number, number];
  /** DEF % and physical. */
  DEFENSE_PERCENT: readonly [number, number];
  CRITICAL: readonly [number, number];
  CRITICAL_HURT: readonly [number, number];
  CHARGE_EFFICIENCY: readonly [number, number];
  HEAL_ADD: readonly [number, number];
  ELEMENT_MASTERY: readonly [number, number];
}

type Stars = 1 | 2 | 3 | 4 | 5;
type MainRow = Exclude<keyof MainEnds, 'levels'>;

// prettier-ignore
const mainEnds: Record<Stars, MainEnds> = {
  5: { levels: 20, HP: [717, 4780], ATTACK: [47, 311], DEFENSE: [111, 741], PERCENT: [0.07, 0.466], DEFENSE_PERCENT: [0.087, 0.583],
       CRITICAL: [0.047, 0.311], CRITICAL_HURT: [0.093, 0.622], CHARGE_EFFICIENCY: [0.078, 0.518], HEAL_ADD: [0.054, 0.359], ELEMENT_MASTERY: [28, 186.5] },
  4: { levels: 20, HP: [645, 4302], ATTACK: [42, 280], DEFENSE: [100, 667], PERCENT: [0.063, 0.42], DEFENSE_PERCENT: [0.079, 0.525],
       CRITICAL: [0.042, 0.28], CRITICAL_HURT: [0.084, 0.56], CHARGE_EFFICIENCY: [0.07, 0.466], HEAL_ADD: [0.048, 0.323], ELEMENT_MASTERY: [25.2, 167.9] },
  3: { levels: 20, HP: [430, 2868], ATTACK: [28, 187], DEFENSE: [67, 444], PERCENT: [0.052, 0.35], DEFENSE_PERCENT: [0.066, 0.437],
       CRITICAL: [0.035, 0.233], CRITICAL_HURT: [0.07, 0.466], CHARGE_EFFICIENCY: [0.058, 0.389], HEAL_ADD: [0.04, 0.269], ELEMENT_MASTERY: [21, 139.9] },
  2: { levels: 20, HP: [258, 1721], ATTACK: [17, 112], DEFENSE: [40, 267], PERCENT: [0.042, 0.28], DEFENSE_PERCENT: [0.052, 0.35],
       CRITICAL: [0.028, 0.187], CRITICAL_HURT: [0.056, 0.373], CHARGE_EFFICIENCY: [0.047, 0.311], HEAL_ADD: [0.032, 0.215], ELEMENT_MASTERY: [16.8, 111.9] },
  1: { levels: 15, HP: [129, 860], ATTACK: [8, 56], DEFENSE: [20, 133], PERCENT: [0.031, 0.21], DEFENSE_PERCENT: [0.039, 0.262],
       CRITICAL: [0.021, 0.14], CRITICAL_HURT: [0.042, 0.28], CHARGE_EFFICIENCY: [0.035, 0.233], HEAL_ADD: [0.024, 0.161], ELEMENT_MASTERY: [12.6, 83.9] },
};

const sameAs: Record<string, MainRow> = {
  HP_PERCENT: 'PERCENT',
  ATTACK_PERCENT: 'PERCENT',
  PHYSICAL_ADD_HURT: 'DEFENSE_PERCENT',
};

const isMainRow = (name: string, ends: MainEnds): name is MainRow => name !== 'levels' && name in ends;

/** Value at level 0 and its growth per level, for a property without its `FIGHT_PROP_` and 1 to 5 stars. */
export function mainValues(property: string, stars: Stars): readonly [base: number, levelAdd: number] {
  const ends = mainEnds[stars];
  const [first, last] = ends[sameAs[property] ?? (isMainRow(property, ends) ? property : 'PERCENT')];
  return [first, rounded((last - first) / ends.levels)];
}

/** Lowest and highest tier for 1 to 5 stars; the number is the property's number in ids. */
// prettier-ignore
const subTiers: readonly (readonly [property: string, number: number, ...ends: (readonly [number, number])[]])[] = [
  ['HP', 2, [23.9, 29.88], [50.19, 71.7], [100.38, 143.4], [167.3, 239], [209.13, 298.75]],
  ['HP_PERCENT', 3, [0.0117, 0.0146], [0.0163, 0.0233], [0.0245, 0.035], [0.0326, 0.0466], [0.0408, 0.0583]],
  ['ATTACK', 5, [1.56, 1.95], [3.27, 4.67], [6.54, 9.34], [10.89, 15.56], [13.62, 19.45]],
  ['ATTACK_PERCENT', 6, [0.0117, 0.0146], [0.0163, 0.0233], [0.0245, 0.035], [0.0326, 0.0466], [0.0408, 0.0583]],
  ['DEFENSE', 8, [1.85, 2.31], [3.89, 5.56], [7.78, 11.11], [12.96, 18.52], [16.2, 23.15]],
  ['DEFENSE_PERCENT', 9, [0.0146, 0.0182], [0.0204, 0.0291], [0.0306, 0.0437], [0.0408, 0.0583], [0.051, 0.0729]],
  ['CHARGE_EFFICIENCY', 23, [0.013, 0.0162], [0.0181, 0.0259], [0.0272, 0.0389], [0.0363, 0.0518], [0.0453, 0.0648]],
  ['ELEMENT_MASTERY', 24, [4.66, 5.83], [6.53, 9.33], [9.79, 13.99], [13.06, 18.65], [16.32, 23.31]],
  ['CRITICAL', 20, [0.0078, 0.0097], [0.0109, 0.0155], [0.0163, 0.0233], [0.0218, 0.0311], [0.0272, 0.0389]],
  ['CRITICAL_HURT', 22, [0.0155, 0.0194], [0.0218, 0.0311], [0.0326, 0.0466], [0.0435, 0.0622], [0.0544, 0.0777]],
];

const tiersByStars = [2, 3, 4, 4, 4];

/** Sub properties of all rarities; `id` is that of the lowest tier. */
export const subValues = subTiers.flatMap(([property, number, ...ends]) =>
  ends.map(([lowest, highest], index) => {
    const tiers = tiersByStars[index] ?? 4;
    const StepValue = rounded((highest - lowest) / (tiers - 1));
    return {
      stars: index + 1,
      property,
      id: (index + 1) * 100_000 + 1000 + number * 10 + 1,
      lowest,
      StepValue,
      StepNum: tiers - 1,
    };
  }),
);
