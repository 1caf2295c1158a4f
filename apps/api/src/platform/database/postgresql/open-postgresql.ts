import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@starhaven/node-kit/server';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../../../schema';
import type { Database, ObserveQuery } from '../database';
import { DatabaseStartError } from '../errors';
import { migrate, readMigrationState } from '../migrate';
import { withLongTimeout } from '../long-timeout';
import { cutConnection } from './cut-connection';
import { NoticeListener } from './listen';
import { limitedClient } from './limited-client';

export interface PostgresqlOptions {
  url: string;
  observeQuery?: ObserveQuery;
  /** An idle connection broke; the pool replaces it. */
  onPoolError?: (error: Error) => void;
  maxConnections?: number;
  /** A query that is unanswered for this long has lost its server; 7 s unless given. */
  answerLimitMs?: number;
}

/** An idle connection to a dead server is found after 2 s and ten unanswered probes of 1 s. */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 2_000 };
/** Connections that cannot be ended gracefully are cut after this time. */
const closeLimitMs = 3_000;

/** An arbitrary lock key that all replicas share: "star" in ASCII. */
const migrationLockKey = 0x73746172;

/** Migrates under an advisory lock, so that several replicas may start together. @throws DatabaseStartError */
export async function migratePostgresql(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, ...keepAlive });
  // The waiting query fails, too; without a listener a broken connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseStartError(`PostgreSQL does not answer at DATABASE_URL: ${messageOf(error)}`);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLockKey]);
    const db = drizzle(client, { schema });
    if ((await readMigrationState(db)).pending > 0) await migrate(db);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** The names of disabled settings without which PostgreSQL may lose acknowledged data. */
export async function findUnsafeSettings(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const result = await client.query<{ name: string }>(
      `select name from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting in ('off', 'local') order by name`,
    );
    return result.rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Opens the database of a PostgreSQL server with the time limits of docs/security.md#database. */
export function openPostgresql(options: PostgresqlOptions): Database {
  const { url, observeQuery = () => {}, onPoolError = () => {}, maxConnections = 10 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    ...keepAlive,
    Client: limitedClient({ observeQuery, answerLimitMs: options.answerLimitMs }),
  });
  pool.on('error', onPoolError);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client));
  pool.on('remove', (client) => open.delete(client));
  const listener = new NoticeListener(url);
  return {
    kind: 'postgresql',
    db: drizzle(pool, { schema }),
    query: async (text, values) => {
      const { rows, rowCount } = await pool.query<Record<string, unknown>>(text, values);
      return { rows, rowCount: rowCount ?? 0 };
    },
    ping: async () => void (await pool.query('select 1')),
    queueDepth: () => pool.waitingCount,
    listen: (channel, handlers) => listener.listen(channel, handlers),
    isListening: () => listener.isLive(),
    withLongTimeout,
    close: async () => {
      await listener.stop();
      await Promise.race([pool.end(), delay(closeLimitMs, null, { ref: false })]);
      for (const client of open) cutConnection(client);
    },
  };
}
