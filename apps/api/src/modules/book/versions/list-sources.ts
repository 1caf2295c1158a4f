import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { dataImport, item } from '../tables';

export interface HandbookSource {
  game: number;
  /** Name of the format. */
  source: string;
  /** Items of the game that this data contains. */
  items: number;
  appliedAt: Date;
}

/** The data that the handbook consists of, by game and format. */
export async function listSources(db: Drizzle): Promise<HandbookSource[]> {
  const { game, source, appliedAt } = dataImport;
  const rows = await db
    .select({ game, source, appliedAt, items: sql<number>`count(${item.id})::int` })
    .from(dataImport)
    .leftJoin(item, sql`${eq(item.game, game)} and ${source} = any(${item.sources})`)
    .where(isNotNull(appliedAt))
    .groupBy(game, source, appliedAt)
    .orderBy(game, source);
  return rows.flatMap((row) => (row.appliedAt === null ? [] : [{ ...row, appliedAt: row.appliedAt }]));
}
