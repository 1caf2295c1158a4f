import type { Engine } from '@starhaven/contracts/games';
import { GameId, listGames } from '@starhaven/contracts/games';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull } from '@starhaven/upstream/server';
import type { HandbookGame } from './handbook-game';

/**
 * The three games of the specification (docs/behaviour/foundation.md#games), used if the list is not available: the handbook itself may
 * still work.
 */
const knownGames: readonly HandbookGame[] = [
  { id: GameId.GenshinImpact, slug: 'genshin-impact', title: 'Genshin Impact' },
  { id: GameId.HonkaiStarRail, slug: 'honkai-star-rail', title: 'Honkai: Star Rail' },
  { id: GameId.BlueArchive, slug: 'blue-archive', title: 'Blue Archive' },
];

export interface ReadGames {
  /** Never empty. */
  games: readonly HandbookGame[];
  /** The host did not answer, so this is a built-in list: do not cache the page. */
  isPartial: boolean;
  /** The engines by game id; none for a game of the built-in list. */
  engines: ReadonlyMap<number, readonly Engine[]>;
}

/** The games that the site knows. */
export async function readGames(client: UpstreamClient): Promise<ReadGames> {
  const answer = await orNull(() => client.call(listGames, {}));
  if (answer === null) return { games: knownGames, isPartial: true, engines: new Map() };
  const games = answer.data.map(({ id, slug, title }) => ({ id, slug, title }));
  const engines = new Map(answer.data.map(({ id, engine }) => [id, engine]));
  return { games: games.length > 0 ? games : knownGames, isPartial: false, engines };
}
