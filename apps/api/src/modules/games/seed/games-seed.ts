import type { Seed } from '../../../platform/seed/run-seeds';
import { blueArchive } from './blue-archive';
import { genshinImpact } from './genshin-impact';
import { honkaiStarRail } from './honkai-star-rail';
import { insertGame } from './insert-game';

/** The three games with their engines and builds. */
export const gamesSeed: Seed = {
  name: 'games',
  run: async (tx) => {
    for (const seed of [genshinImpact, honkaiStarRail, blueArchive]) await insertGame(tx, seed);
  },
};
