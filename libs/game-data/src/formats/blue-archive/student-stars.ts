import { starTypeOf } from '../../text/star-type';

const starsByRarity: Readonly<Record<string, number>> = { R: 1, SR: 2, SSR: 3 };

/** Stars of a student, 1 to 3, from a number or a rarity. Items of the same rarity have one star more, because their lowest rarity is N. */
export function studentStarsOf(rarity: unknown): number | undefined {
  const word = typeof rarity === 'string' ? rarity.trim().toUpperCase() : '';
  return Object.hasOwn(starsByRarity, word) ? starsByRarity[word] : starTypeOf(rarity);
}
