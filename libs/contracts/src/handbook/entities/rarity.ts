import * as v from 'valibot';
import { sentOr, WireIntegerSchema } from '../../protocol/wire/wire';

/** One to six stars, with the names and colours of the spec (docs/behaviour/handbook.md#rarity). */
export const rarities = [
  { stars: 1, name: 'Normal', color: 'gray' },
  { stars: 2, name: 'NotNormal', color: 'green' },
  { stars: 3, name: 'Rare', color: 'blue' },
  { stars: 4, name: 'VeryRare', color: 'purple' },
  { stars: 5, name: 'SuperRare', color: 'orange' },
  { stars: 6, name: 'Exclusive', color: 'amber' },
] as const;
export type Rarity = (typeof rarities)[number];

export const maxStars = 6;

/** Returns the rarity for a number of stars; null for 0 (an item without rarity) and for numbers out of range. */
export function findRarity(stars: number): Rarity | null {
  return rarities.find((rarity) => rarity.stars === stars) ?? null;
}

/** Stars from 0 (none) to 6. A missing value counts as 0; numbers out of range become the nearest valid one. */
export const StarTypeSchema = v.pipe(
  sentOr(WireIntegerSchema, 0),
  v.transform((stars) => Math.min(maxStars, Math.max(0, stars))),
);
