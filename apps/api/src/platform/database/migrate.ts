import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Drizzle } from './database';
import { DatabaseStartError, findSqlState } from './errors';
import { migrationsFolder } from './source-tree';
import { selectRows } from './select-rows';

export interface MigrationState {
  /** No migration ran yet. */
  isEmpty: boolean;
  pending: number;
}

const undefinedTable = '42P01';

async function findLastApplied(db: Drizzle): Promise<number | null> {
  try {
    const query = sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`;
    const [{ last } = { last: null }] = await selectRows<{ last: string | null }>(db, query);
    return last === null ? null : Number(last);
  } catch (error) {
    if (findSqlState(error) === undefinedTable || findSqlState(error) === '3F000') return null;
    throw error;
  }
}

/**
 * Compares the migrations of a database with those of this program.
 * @throws DatabaseStartError when the database is ahead: migrations only go forward
 */
export async function readMigrationState(db: Drizzle, folder = migrationsFolder): Promise<MigrationState> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const lastApplied = await findLastApplied(db);
  const newest = migrations.at(-1)?.folderMillis ?? 0;
  if (lastApplied !== null && lastApplied > newest) {
    throw new DatabaseStartError(
      'The database was made by a newer version of this program; start that version or restore an older backup.',
    );
  }
  const pending = migrations.filter(({ folderMillis }) => lastApplied === null || folderMillis > lastApplied).length;
  return { isEmpty: lastApplied === null, pending };
}

interface MigratableSession {
  dialect: { migrate: (migrations: unknown[], session: unknown, config: MigrationConfig) => Promise<void> };
  session: unknown;
}

/**
 * Runs the pending migrations in one transaction; with `upTo` only those that a database of that version has.
 */
export async function migrate(db: Drizzle, folder = migrationsFolder, upTo = Infinity): Promise<void> {
  const config = { migrationsFolder: folder };
  // The same as each driver's own migrate(); through their common base it serves both.
  const { dialect, session } = db as unknown as MigratableSession;
  const migrations = readMigrationFiles(config).filter(({ folderMillis }) => folderMillis <= upTo);
  await dialect.migrate(migrations, session, config);
}

/** The migrations that a database has, the newest first; `at` is the time when the migration was written, in unix seconds. */
export async function listMigrations(db: Drizzle, folder = migrationsFolder): Promise<{ name: string; at: number }[]> {
  const last = (await findLastApplied(db)) ?? 0;
  // drizzle-kit writes this file; it ships with the build.
  const { entries } = JSON.parse(await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return entries
    .filter(({ when }) => when <= last)
    .map(({ tag, when }) => ({ name: tag, at: Math.floor(when / 1000) }))
    .reverse();
}
