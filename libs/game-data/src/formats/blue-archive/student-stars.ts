import { starTypeOf } from '../../text/star-type';

const starsByRarity: Readonly<Record<string, number>> = { R: 1, SR: 2, SSR: 3 };

/**
 * Stars of a student, 1 to 3, from a number or a rarity. The rarities of students begin with R, those of items with N, so an item has one
 * star more than a student of the same rarity.
 */
export function studentStarsOf(rarity: unknown): number | undefined {
  const word = typeof rarity === 'string' ? rarity.trim().toUpperCase() : '';
  return Object.hasOwn(starsByRarity, word) ? starsByRarity[word] : starTypeOf(rarity);
}
