import { maxStars } from '@starhaven/contracts/handbook';

/** Words for rarities: Grasscutter's dump, Star Rail, Genshin's qualities, Blue Archive. */
const starsByWord: Record<string, number> = {
  COMMON: 1,
  UNCOMMON: 2,
  RARE: 3,
  EPIC: 4,
  LEGENDARY: 5,
  NORMAL: 1,
  NOTNORMAL: 2,
  VERYRARE: 4,
  SUPERRARE: 5,
  QUALITY_WHITE: 1,
  QUALITY_GRAY: 1,
  QUALITY_GREEN: 2,
  QUALITY_BLUE: 3,
  QUALITY_PURPLE: 4,
  QUALITY_ORANGE: 5,
  QUALITY_ORANGE_SP: 5,
  N: 1,
  R: 2,
  SR: 3,
  SSR: 4,
};

/** Stars from a rarity given as number, word or text that ends in the number (`CombatPowerRelicRarity5`); undefined when unknown. */
export function starTypeOf(rarity: unknown): number | undefined {
  if (typeof rarity === 'number')
    return Number.isInteger(rarity) && rarity >= 0 && rarity <= maxStars ? rarity : undefined;
  if (typeof rarity !== 'string') return undefined;
  const word = rarity.trim().toUpperCase();
  if (Object.hasOwn(starsByWord, word)) return starsByWord[word];
  const digits = /(\d)$/.exec(word)?.[1];
  return digits === undefined ? undefined : starTypeOf(Number(digits));
}
