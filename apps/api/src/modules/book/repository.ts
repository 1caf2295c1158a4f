import type { DataVersion } from '@starhaven/contracts/handbook';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import { dataChange, dataImport, dataVersion } from './tables';

const maxShownVersions = 50;

export type NewestVersion = Pick<typeof dataVersion.$inferSelect, 'id' | 'game' | 'commit' | 'createdAt'>;

/** The newest version of each game's data, without games that have none. A game's versions are numbered in the order of their commits. */
export async function findNewestVersions(db: Drizzle): Promise<NewestVersion[]> {
  return db
    .selectDistinctOn([dataVersion.game], {
      id: dataVersion.id,
      game: dataVersion.game,
      commit: dataVersion.commit,
      createdAt: dataVersion.createdAt,
    })
    .from(dataVersion)
    .orderBy(dataVersion.game, desc(dataVersion.id));
}

/** Newest first. */
export async function findDataVersions(db: Drizzle, game: number): Promise<DataVersion[]> {
  const rows = await db
    .select()
    .from(dataVersion)
    .where(eq(dataVersion.game, game))
    .orderBy(desc(dataVersion.id))
    .limit(maxShownVersions);
  return rows.map(versionToWire);
}

export async function findDataVersion(db: Drizzle, id: number): Promise<DataVersion | null> {
  const [row] = await db.select().from(dataVersion).where(eq(dataVersion.id, id));
  return row ? versionToWire(row) : null;
}

/** One page of changes by kind, type and id, and the total number of changes. */
export async function findDataChanges(
  db: Drizzle,
  { id, kind, offset, limit }: { id: number; kind?: 'added' | 'changed' | 'removed'; offset: number; limit: number },
) {
  const isMeant = and(eq(dataChange.versionId, id), kind ? eq(dataChange.kind, kind) : undefined);
  const changes = await db
    .select()
    .from(dataChange)
    .where(isMeant)
    .orderBy(dataChange.kind, dataChange.type, dataChange.id, dataChange.group)
    .limit(limit)
    .offset(offset);
  const [row] = await db.select({ total: count() }).from(dataChange).where(isMeant);
  return { changes, total: row?.total ?? 0 };
}

/** The formats of each game's data, and the games that are being filled for the first time. */
export async function findImports(db: Drizzle) {
  return db
    .select({
      game: dataImport.game,
      source: dataImport.source,
      isApplied: sql<boolean>`${dataImport.appliedAt} is not null`,
      isRunning: sql<boolean>`coalesce(${dataImport.leaseUntil} > now(), false)`,
    })
    .from(dataImport);
}

function versionToWire({ id, createdAt, ...version }: typeof dataVersion.$inferSelect): DataVersion {
  return { id: String(id), time: toUnixSeconds(createdAt), ...version };
}
