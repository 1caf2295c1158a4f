import { GameId, listGames } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import type { HandbookGame } from './handbook-game';

/** The three of the spec (2 §1), for when the list cannot be had: the handbook itself may well be there. */
const knownGames: readonly HandbookGame[] = [
  { id: GameId.GenshinImpact, slug: 'genshin-impact', title: 'Genshin Impact' },
  { id: GameId.HonkaiStarRail, slug: 'honkai-star-rail', title: 'Honkai: Star Rail' },
  { id: GameId.BlueArchive, slug: 'blue-archive', title: 'Blue Archive' },
];

/** The games that the site knows, never an empty list. */
export async function readGames(client: UpstreamClient): Promise<readonly HandbookGame[]> {
  try {
    const games = await client.call(listGames, {});
    return games.length > 0 ? games.map(({ id, slug, title }) => ({ id, slug, title })) : knownGames;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return knownGames;
  }
}
