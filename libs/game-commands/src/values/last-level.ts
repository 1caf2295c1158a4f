import { GameId } from '@starhaven/contracts/games';

/** The last level for each rarity, from 0 = unknown to 5. */
const lastLevels: Readonly<Record<number, readonly number[]>> = {
  [GameId.GenshinImpact]: [20, 4, 4, 12, 16, 20],
  [GameId.HonkaiStarRail]: [15, 6, 6, 9, 12, 15],
};

/** The highest level of an artifact or relic; 20 for unknown games and rarities (docs/behaviour/handbook.md#property-values). */
export const lastLevelOf = (game: number, stars: number): number => lastLevels[game]?.[stars] ?? 20;
