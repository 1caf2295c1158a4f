import { languages } from '@starhaven/contracts/handbook';
import type { HandbookSummary } from '@starhaven/contracts/handbook';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { findImports } from '../repository';
import type { Catalogue } from '../search/catalogue';

/** The contents of the handbook for each game that has items or is being filled, by game id. */
export async function getHandbookSummary(db: Drizzle, catalogue: Catalogue): Promise<HandbookSummary[]> {
  const imports = await findImports(db);
  const counts = catalogue.counts();
  const games = [...new Set([...counts.map(({ game }) => game), ...imports.map(({ game }) => game)])].sort();
  return games.map((game) => {
    const version = catalogue.versions.find((one) => one.game === game);
    const ofGame = imports.filter((one) => one.game === game);
    const applied = ofGame.filter(({ isApplied }) => isApplied);
    return {
      game,
      commit: version?.commit ?? '',
      updatedAt: toUnixSeconds(version?.createdAt ?? null),
      isStarter: applied.length > 0 && applied.every(({ source }) => source.startsWith('starter-')),
      isFilling: ofGame.some(({ isApplied, isRunning }) => isRunning && !isApplied),
      types: counts.filter((one) => one.game === game).map(({ type, count }) => ({ type, count })),
      languages: languages.filter((language) => catalogue.languagesOf(game).has(language)),
    };
  });
}
