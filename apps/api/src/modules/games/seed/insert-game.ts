import { GameSchema, PlatformSchema } from '@starhaven/contracts/games';
import * as v from 'valibot';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { insertPlatform } from '../downloads/insert-platform';
import { engine, game } from '../tables';
import type { SeedGame } from './seed-game';

/** Adds a game with its downloads, unless its id is taken. @throws when the game breaks the contract */
export async function insertGame(tx: Transaction, seed: SeedGame): Promise<void> {
  const wire = v.parse(GameSchema, seed.game);
  const platforms = v.parse(v.array(PlatformSchema), seed.platforms);
  const { id, slug, title, gameTitle, short, description, image, version, keyword, lastUpdate } = wire;
  const [added] = await tx
    .insert(game)
    .values({
      id,
      slug,
      title,
      description,
      image,
      version,
      keyword,
      gameTitle: gameTitle ?? title,
      short: short ?? '',
      lastUpdate: new Date(lastUpdate * 1000),
    })
    .onConflictDoNothing()
    .returning({ id: game.id });
  if (!added) return;
  const engines = await tx
    .insert(engine)
    .values(
      (wire.engine ?? []).map(({ name, short: engineShort, link, features, command }, position) => ({
        gameId: id,
        name,
        short: engineShort,
        link,
        features: features ?? [],
        command,
        position,
      })),
    )
    .returning({ id: engine.id, short: engine.short });
  const engineIds = new Map(engines.map((row) => [row.short, row.id]));
  for (const [position, wirePlatform] of platforms.entries()) {
    await insertPlatform(tx, id, wirePlatform, position, engineIds);
  }
}
