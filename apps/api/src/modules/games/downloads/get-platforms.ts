import type { Platform } from '@starhaven/contracts/games';
import type { Drizzle } from '../../../platform/database/database';
import { findPlatforms } from '../repository';
import { platformToWire } from '../to-wire';

/** The platforms of a game with their builds; an empty list when there are none. */
export async function getPlatforms(db: Drizzle, gameId: number): Promise<Platform[]> {
  return (await findPlatforms(db, gameId)).map(platformToWire);
}
