import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../database/database';
import { inTransaction } from '../database/transaction-retry';
import type { Transaction } from '../database/transaction-retry';
import { appliedSeed } from './tables';

/**
 * Content of the first run. `run` adds missing content and changes nothing that exists. Its result is shown to the operator once, after the
 * commit.
 */
export interface Seed {
  name: string;
  run: (tx: Transaction) => Promise<string | void>;
}

export interface SeedOptions {
  /** Runs earlier seeds again to restore missing content. */
  isForced?: boolean;
  /** Shows information that only the operator may see, such as a first password. */
  tellOperator?: (text: string) => void;
}

/**
 * Runs each seed once in the lifetime of a database, all of it or nothing, also when several servers start together. Returns the names of
 * the seeds that ran.
 */
export async function runSeeds(db: Drizzle, seeds: Seed[], options: SeedOptions = {}): Promise<string[]> {
  const { isForced = false, tellOperator = () => {} } = options;
  const ran: string[] = [];
  for (const seed of seeds) {
    const result = await inTransaction(db, async (tx) => {
      // Seeding by another server on a busy machine takes longer than any request may wait.
      await tx.execute(sql`set local lock_timeout = '1min'`);
      await tx.execute(sql`set local statement_timeout = '1min'`);
      // A second server waits here for the first server's commit and then finds the row.
      const [marked] = await tx.insert(appliedSeed).values({ name: seed.name }).onConflictDoNothing().returning();
      if (!marked && !isForced) return null;
      const notice = await seed.run(tx);
      await tx.update(appliedSeed).set({ appliedAt: new Date() }).where(eq(appliedSeed.name, seed.name));
      return { notice };
    });
    if (result === null) continue;
    ran.push(seed.name);
    if (result.notice) tellOperator(result.notice);
  }
  return ran;
}
