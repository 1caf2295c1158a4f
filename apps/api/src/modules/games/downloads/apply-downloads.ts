import type { Platform } from '@starhaven/contracts/games';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { GameRow } from '../repository';
import { game, platform } from '../tables';
import type { DownloadsDocument } from './downloads-document';
import { insertPlatform } from './insert-platform';
import { requireGame } from './require-game';

/**
 * Replaces all downloads of the game with those of the document, or changes nothing. Returns the previous row of the game.
 * @throws DomainError not-found, invalid-argument with the wrong place in the document
 */
export async function applyDownloads(db: Drizzle, slug: string, document: DownloadsDocument): Promise<GameRow> {
  const row = await requireGame(db, slug);
  const engines = new Map(row.engines.map((engine) => [engine.short, engine]));
  const platforms = document.platforms.map(({ platfrom, version }): Platform => ({
    platfrom,
    version: version.map(({ name, engine: short, download }) => {
      const engine = short === null ? null : engines.get(short);
      if (engine === undefined)
        throw new DomainError(
          'invalid-argument',
          `Build ${name} of ${platfrom} names the engine "${short}"; choose one of ${[...engines.keys()].join(', ')}, or null.`,
        );
      return { name, project: engine && { name_engine: engine.name, short: engine.short }, download };
    }),
  }));
  const names = platforms.map(({ platfrom }) => platfrom);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new DomainError('invalid-argument', `Platform ${twice} is listed twice: merge its builds into one entry.`);
  const engineIds = new Map(row.engines.map(({ short, id }) => [short, id]));
  await inTransaction(db, async (tx) => {
    await tx.delete(platform).where(eq(platform.gameId, row.id));
    for (const [position, one] of platforms.entries()) await insertPlatform(tx, row.id, one, position, engineIds);
    await tx.update(game).set({ version: document.version, lastUpdate: new Date() }).where(eq(game.id, row.id));
  });
  return row;
}
