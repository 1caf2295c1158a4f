import { setTimeout as delay } from 'node:timers/promises';
import type { Socket } from 'node:net';
import type pg from 'pg';

/** An unreachable server does not confirm the end of a connection. */
const farewellMs = 2_000;

/** Cuts a connection at once; pending queries fail with `error`. */
export function cutConnection(client: pg.ClientBase, error?: Error): void {
  // Not in pg's types. A graceful end would wait for a server that does not answer.
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(error);
}

/** Ends a connection gracefully, or cuts it after two seconds. Never rejects. */
export async function endConnection(client: pg.Client): Promise<void> {
  const ending = client.end().catch(() => {});
  const abort = new AbortController();
  const tooLong = delay(farewellMs, 'too long' as const, { signal: abort.signal }).catch(() => {});
  if ((await Promise.race([ending, tooLong])) === 'too long') cutConnection(client);
  abort.abort();
}
