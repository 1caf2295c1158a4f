import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** A server that has gone answers no farewell. */
const farewellMs = 2_000;

/** Ends a connection at once; what waits for its answers fails with `error`. */
export function cutConnection(client: pg.ClientBase, error?: Error): void {
  // Not in pg's types. A polite end would wait for the very server that says nothing.
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(error);
}

/** Ends a connection politely, or after two seconds anyhow. Never rejects. */
export async function endConnection(client: pg.Client): Promise<void> {
  const ending = client.end().catch(() => {});
  const abort = new AbortController();
  const tooLong = delay(farewellMs, 'too long' as const, { signal: abort.signal }).catch(() => {});
  if ((await Promise.race([ending, tooLong])) === 'too long') cutConnection(client);
  abort.abort();
}
