import { extensions } from '@starhaven/contracts/protocol';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { HandbookGame } from '../games/handbook-game';
import { failedProblem } from '../page-problem';
import { readGames } from '../games/read-games.server';

/** The problem if there is no history. */
export const noHistory: PageProblem = {
  title: 'There is no such history',
  message: 'This site keeps no history of that game’s data, or this part of it was deleted.',
  canRetry: false,
  status: 404,
};

export type HistoryGame = { game: HandbookGame; isPartial: boolean } | { game: null; problem: PageProblem };

/** The game of an address; none if the address is unknown, if the host stores no history, or if the host's data is not available now. */
export async function findHistoryGame(client: UpstreamClient, slug: string | undefined): Promise<HistoryGame> {
  const unknown = { game: null, problem: failedProblem() } as const;
  const nobodys = { game: null, problem: noHistory } as const;
  if (!client.hasExtension(extensions.handbook)) return client.knowsExtensions ? nobodys : unknown;
  const { games, isPartial } = await readGames(client);
  const game = games.find((known) => known.slug === slug);
  if (!game) return isPartial ? unknown : nobodys;
  return { game, isPartial };
}
