import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { withTimeout } from '../../work/with-timeout';
import { DatabaseBusyError, findSqlState } from '../errors';
import { selectRows } from '../select-rows';
import type { Transaction } from '../transaction-retry';
import { backupLimitMs } from './backup-limit';
import { quoted } from './copied-table';
import { CopyError } from './read-copy';

export interface HeldWork<T> {
  /** The tables that `work` replaces. */
  listTables: (tx: Transaction) => Promise<string[]>;
  /** Reads the database outside of the transaction of `work`. From the start of `save` to the end of `work`, no other write is accepted. */
  save: () => Promise<void>;
  work: (tx: Transaction) => Promise<T>;
  /** How long `save` may take, in milliseconds: a disk that hangs must not stop writes forever. Default: `backupLimitMs`. */
  saveLimitMs?: number;
}

const holding = new WeakSet<Database>();
const deadlock = '40P01';
const maxLockAttempts = 5;
const retryReleaseMs = 200;

async function saveInTime({ save, saveLimitMs = backupLimitMs }: HeldWork<unknown>): Promise<void> {
  const tooLong = () => new CopyError('The backup of the current state took too long. Nothing was changed.');
  await withTimeout(saveLimitMs, save, tooLong);
}

/** True while this process refuses writes because of a restore. */
export const isHoldingWrites = (database: Database): boolean => holding.has(database);

/** Retries a deadlock: a transaction that has read a table may be waiting to write to it. */
async function lockTables(tx: Transaction, tables: readonly string[], mode: string): Promise<void> {
  const statement = sql.raw(`lock table ${tables.map(quoted).join(', ')} in ${mode} mode`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await tx.transaction((savepoint) => savepoint.execute(statement));
      return;
    } catch (error) {
      if (attempt >= maxLockAttempts || findSqlState(error) !== deadlock) throw error;
    }
  }
}

/** PostgreSQL holds the locks, so they also stop writes of other processes. They end with the transaction or its connection. */
function holdPostgresql<T>({ db }: Database, held: HeldWork<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // PostgreSQL cancels long statements and idle transactions after some seconds. This transaction may take minutes, and is idle while
    // files are written or read.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = '60s'`);
    const tables = await held.listTables(tx);
    await lockTables(tx, tables, 'share row exclusive');
    await saveInTime(held);
    await lockTables(tx, tables, 'access exclusive');
    return held.work(tx);
  });
}

/** Retries only while the database is busy. Any other failure means that the database thread has ended; the setting ended with it. */
async function allowWrites(database: Database): Promise<void> {
  for (;;) {
    try {
      await database.query('set default_transaction_read_only = off');
      return;
    } catch (error) {
      if (!(error instanceof DatabaseBusyError)) return;
      await delay(retryReleaseMs);
    }
  }
}

/** The embedded database has one connection, which a backup needs, so a setting of its session takes the place of locks. */
async function holdEmbedded<T>(database: Database, held: HeldWork<T>): Promise<T> {
  await database.query('set default_transaction_read_only = on');
  try {
    await saveInTime(held);
    return await database.db.transaction(
      async (tx) => {
        const query = sql`select current_setting('default_transaction_read_only') as value`;
        const [row] = await selectRows<{ value: string }>(tx, query);
        if (row?.value !== 'on') throw new CopyError('The database was restarted during the backup. Please try again.');
        return held.work(tx);
      },
      { accessMode: 'read write' },
    );
  } finally {
    await allowWrites(database);
  }
}

/**
 * Runs `save`, and then `work` in a transaction. No other write reaches the tables from before `save` until that transaction ends. Reads
 * are possible until `work` begins.
 * @throws CopyError when this process already refuses writes, or when `save` takes too long
 */
export async function holdWrites<T>(database: Database, held: HeldWork<T>): Promise<T> {
  if (holding.has(database)) throw new CopyError('Another restore is running.');
  holding.add(database);
  const hold = database.kind === 'pglite' ? holdEmbedded<T> : holdPostgresql<T>;
  try {
    return await database.withLongTimeout(() => hold(database, held));
  } finally {
    holding.delete(database);
  }
}
