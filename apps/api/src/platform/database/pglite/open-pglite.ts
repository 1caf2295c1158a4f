import { drizzle } from 'drizzle-orm/pglite';
import type { PGlite } from '@electric-sql/pglite';
import * as schema from '../../../schema';
import type { EmbeddedDatabase, ListenHandlers } from '../database';
import { withLongTimeout } from '../long-timeout';
import { PgliteClient } from './pglite-client';
import type { PgliteClientOptions } from './pglite-client';

/** The embedded database on an open client. */
export function databaseOnPglite(client: PgliteClient): EmbeddedDatabase {
  const listeners = new Map<string, ListenHandlers[]>();
  client.onNotice = (channel, payload) => {
    for (const handlers of listeners.get(channel) ?? []) handlers.onNotice(payload);
  };
  client.onRestarted = () => {
    for (const handlers of [...listeners.values()].flat()) handlers.onLive();
  };
  return {
    kind: 'pglite',
    // Drizzle calls only query() and transaction() on it, which the client has; PGlite's class itself stays in its thread.
    db: drizzle(client as unknown as PGlite, { schema }),
    query: async (text, values) => {
      const { rows, affectedRows } = await client.query(text, values);
      // Rows of a query without row mode are objects.
      return { rows: rows as Record<string, unknown>[], rowCount: rows.length || (affectedRows ?? 0) };
    },
    ping: async () => void (await client.query('select 1')),
    queueDepth: () => client.queueDepth,
    listen: async (channel, handlers) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), handlers]);
      await client.listen(channel);
      handlers.onLive();
    },
    isListening: () => true,
    checkpoint: () => client.checkpoint(),
    dump: (file) => client.dump(file),
    withLongTimeout,
    close: () => client.close(),
  };
}

/** @throws PGlite's error when the folder does not open */
export async function openPglite(options: PgliteClientOptions): Promise<EmbeddedDatabase> {
  return databaseOnPglite(await PgliteClient.open(options));
}
