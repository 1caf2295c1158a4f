import type { Game } from '@starhaven/contracts/games';
import type { Drizzle } from '../../platform/database/database';
import { findGames } from './repository';
import { gameToWire } from './to-wire';

/** All games with their engines. */
export async function listAllGames(db: Drizzle): Promise<Game[]> {
  return (await findGames(db)).map(gameToWire);
}
