import { extensions } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { HandbookGame } from './handbook-game';
import type { PageProblem } from './page-problem';
import { readGames } from './read-games.server';

/** What nobody keeps a history of. */
export const noHistory: PageProblem = {
  title: 'There is no such history',
  message: 'This site keeps no history of that game’s data, or this part of it is gone.',
  canRetry: false,
};

/** The game of an address, or null when it is none or the host keeps no history. */
export async function findHistoryGame(client: UpstreamClient, slug: string | undefined): Promise<HandbookGame | null> {
  if (!client.hasExtension(extensions.handbook)) return null;
  const games = await readGames(client);
  return games.find((game) => game.slug === slug) ?? null;
}
