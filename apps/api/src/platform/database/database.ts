import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from '../../schema';

/** Drizzle on either engine; the SQL is the same. */
export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface ListenHandlers {
  onNotice: (payload: string) => void;
  /** Notices may have been missed until now: read again what they tell about. Called once at the start, too. */
  onLive: () => void;
  /** Notices may be missed from now on. */
  onLost: () => void;
}

export interface Database {
  kind: 'pglite' | 'postgresql';
  db: Drizzle;
  /** One statement as plain SQL with `$1`…, for libraries that bring their own. */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** One round trip. @throws when the database does not answer */
  ping: () => Promise<void>;
  /** Queries that wait for their turn. */
  queueDepth: () => number;
  /** Hears NOTIFY on one channel until the database is closed, across restarts and reconnects. */
  listen: (channel: string, handlers: ListenHandlers) => Promise<void>;
  /** False while notices may pass unheard, so that what is shown may be old. */
  isListening: () => boolean;
  /**
   * Lets transactions of `work` take minutes: migrations, seeds and imports. On the embedded database everybody else waits
   * meanwhile, on PostgreSQL the transaction lifts its own limits.
   */
  withPatience: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** The embedded database also takes care of its own files. */
export interface EmbeddedDatabase extends Database {
  kind: 'pglite';
  /** Writes out dirty pages so that the write-ahead log may shrink; nothing when nothing was written. */
  checkpoint: () => Promise<void>;
  /** Writes a gzip archive of the folder to `file` and syncs it; the rows of each table at that very moment. */
  dump: (file: string) => Promise<RowCounts>;
}

/** Rows by table name. */
export type RowCounts = Record<string, number>;

/** Called with the duration of each query in seconds. */
export type ObserveQuery = (operation: string, seconds: number) => void;

/** The first word of a statement, for metrics: a handful of values, never data. */
export function operationOf(statement: string): string {
  const word = /^\s*([a-z]+)/i.exec(statement)?.[1]?.toLowerCase() ?? 'other';
  return ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'].includes(word)
    ? word
    : 'other';
}
