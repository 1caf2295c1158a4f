import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../../schema';

/** Drizzle on either engine; both use the same SQL. */
export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface ListenHandlers {
  onNotice: (payload: string) => void;
  /** Notices may have been lost until now: read their subject again. Called once at the start, too. */
  onLive: () => void;
  /** Notices may be lost from now on. */
  onLost: () => void;
}

export interface Database {
  kind: 'pglite' | 'postgresql';
  db: Drizzle;
  /** Runs one statement as plain SQL with `$1`…, for libraries that write their own SQL. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** One round trip. @throws when the database does not answer */
  ping: () => Promise<void>;
  /** Number of queries that wait for their turn. */
  queueDepth: () => number;
  /** Receives NOTIFY messages of one channel until the database is closed, across restarts and reconnects. */
  listen: (channel: string, handlers: ListenHandlers) => Promise<void>;
  /** False while notices may be lost and cached data may be outdated. */
  isListening: () => boolean;
  /**
   * Lets transactions of `work` take minutes: migrations, seeds and imports. On the embedded database all other queries wait until they
   * end; on PostgreSQL the transaction lifts its own limits.
   */
  withLongTimeout: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** The embedded database also manages its own files. */
export interface EmbeddedDatabase extends Database {
  kind: 'pglite';
  /** Writes out dirty pages so that the write-ahead log can shrink; does nothing when nothing was written. */
  checkpoint: () => Promise<void>;
  /** Writes a gzip archive of the folder to `file` and syncs it; returns the row counts of the same moment. */
  dump: (file: string) => Promise<RowCounts>;
}

/** Rows by table name. */
export type RowCounts = Record<string, number>;

/** Called with the duration of each query in seconds. */
export type ObserveQuery = (operation: string, seconds: number) => void;

/** The first word of a statement, for metrics: one of a few values, never data. */
export function operationOf(statement: string): string {
  const word = /^\s*([a-z]+)/i.exec(statement)?.[1]?.toLowerCase() ?? 'other';
  return ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'].includes(word)
    ? word
    : 'other';
}
