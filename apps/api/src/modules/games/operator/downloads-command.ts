import type { Platform } from '@starhaven/contracts/games';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { getPlatforms } from '../downloads/get-platforms';
import { insertPlatform } from '../downloads/insert-platform';
import { findGames } from '../repository';
import type { GameRow } from '../repository';
import { game, platform } from '../tables';
import { DownloadsDocumentSchema, toDocument } from './downloads-document';
import type { DownloadsDocument } from './downloads-document';

export const operatorDownloadsPath = '/internal/operator/downloads';

const slug = v.string('the slug of a game');

const InputSchema = v.variant(
  'action',
  [
    v.strictObject({ action: v.literal('list') }),
    v.strictObject({ action: v.literal('export'), slug }),
    v.strictObject({ action: v.literal('apply'), slug, document: DownloadsDocumentSchema }),
  ],
  'list, export or apply',
);

export interface DownloadsAnswer {
  /** The text for the operator. */
  lines: string[];
  /** The content of the file that `export` writes. */
  document?: unknown;
}

async function requireGame(db: Drizzle, wanted: string): Promise<GameRow> {
  const games = await findGames(db);
  const found = games.find((one) => one.slug === wanted);
  if (found === undefined)
    throw new OperatorError(`There is no game "${wanted}"; choose one of ${games.map((one) => one.slug).join(', ')}.`);
  return found;
}

const countLinks = ({ platforms }: DownloadsDocument) =>
  platforms.flatMap(({ version }) => version.flatMap(({ download }) => download.flatMap(({ link }) => link))).length;

/** Replaces all downloads of the game with the document: all of it or nothing. */
async function apply(db: Drizzle, wanted: string, document: DownloadsDocument): Promise<DownloadsAnswer> {
  const row = await requireGame(db, wanted);
  const engines = new Map(row.engines.map((engine) => [engine.short, engine]));
  const platforms = document.platforms.map(({ platfrom, version }): Platform => ({
    platfrom,
    version: version.map(({ name, engine: short, download }) => {
      const engine = short === null ? null : engines.get(short);
      if (engine === undefined)
        throw new OperatorError(
          `Build ${name} of ${platfrom} names the engine "${short}"; choose one of ${[...engines.keys()].join(', ')}, or null.`,
        );
      return { name, project: engine && { name_engine: engine.name, short: engine.short }, download };
    }),
  }));
  const names = platforms.map(({ platfrom }) => platfrom);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined)
    throw new OperatorError(`Platform ${twice} is listed twice: merge its builds into one entry.`);
  const engineIds = new Map(row.engines.map(({ short, id }) => [short, id]));
  await inTransaction(db, async (tx) => {
    await tx.delete(platform).where(eq(platform.gameId, row.id));
    for (const [position, one] of platforms.entries()) await insertPlatform(tx, row.id, one, position, engineIds);
    await tx.update(game).set({ version: document.version, lastUpdate: new Date() }).where(eq(game.id, row.id));
  });
  return {
    lines: [`${row.title}: ${names.join(', ') || 'no platform'}, ${countLinks(document)} links. Shown at once.`],
  };
}

/** Runs an operator's command about downloads. @throws OperatorError with the wrong place in the file */
export async function runDownloadsCommand(db: Drizzle, input: unknown): Promise<DownloadsAnswer> {
  const order = parseOperatorInput(InputSchema, input);
  if (order.action === 'apply') return apply(db, order.slug, order.document);
  if (order.action === 'list')
    return { lines: (await findGames(db)).map((row) => `${row.slug}  ${row.title} ${row.version}`) };
  const row = await requireGame(db, order.slug);
  return { lines: [], document: toDocument(row.version, await getPlatforms(db, row.id)) };
}
