import { extensions } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { HandbookGame } from './handbook-game';
import type { PageProblem } from './page-problem';
import { failedProblem } from './page-problem';
import { readGames } from './read-games.server';

/** What nobody keeps a history of. */
export const noHistory: PageProblem = {
  title: 'There is no such history',
  message: 'This site keeps no history of that game’s data, or this part of it is gone.',
  canRetry: false,
};

export type HistoryGame =
  { game: HandbookGame; isPartial: boolean } | { game: null; problem: PageProblem; status: 404 | 502 };

/** The game of an address; none when it is nobody's, when the host keeps no history, or when neither is known now. */
export async function findHistoryGame(client: UpstreamClient, slug: string | undefined): Promise<HistoryGame> {
  const unknown = { game: null, problem: failedProblem, status: 502 } as const;
  const nobodys = { game: null, problem: noHistory, status: 404 } as const;
  if (!client.hasExtension(extensions.handbook)) return client.knowsExtensions ? nobodys : unknown;
  const { games, isPartial } = await readGames(client);
  const game = games.find((known) => known.slug === slug);
  if (!game) return isPartial ? unknown : nobodys;
  return { game, isPartial };
}
