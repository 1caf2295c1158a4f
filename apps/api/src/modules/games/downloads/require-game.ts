import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { findGames } from '../repository';
import type { GameRow } from '../repository';

/** @throws DomainError not-found, with the slugs of the games */
export async function requireGame(db: Drizzle, slug: string): Promise<GameRow> {
  const games = await findGames(db);
  const found = games.find((one) => one.slug === slug);
  if (found === undefined)
    throw new DomainError(
      'not-found',
      `There is no game "${slug}"; choose one of ${games.map((one) => one.slug).join(', ')}.`,
    );
  return found;
}
