import { setTimeout as delay } from 'node:timers/promises';
import type { Drizzle } from './database';
import { findSqlState } from './errors';

const maxAttempts = 4;
/** Serialization failure and deadlock: the transaction must be run again. */
const retryable = new Set(['40001', '40P01']);

export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

/** Runs `work` in a transaction and retries it up to three times after a serialization failure or deadlock (docs/security.md#database). */
export async function inTransaction<T>(db: Drizzle, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= maxAttempts || !retryable.has(findSqlState(error) ?? '')) throw error;
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
