import { eq } from 'drizzle-orm';
import type { Drizzle } from '../database/database';
import { inTransaction } from '../database/transaction-retry';
import type { Transaction } from '../database/transaction-retry';
import { appliedSeed } from './tables';

/** Content of the first run. `run` adds what is missing and changes nothing that is there. */
export interface Seed {
  name: string;
  run: (tx: Transaction) => Promise<void>;
}

/**
 * Runs each seed once in the life of a database, all of it or nothing, also when several servers start together.
 * With `isForced` those that ran before run again and bring back what is missing. Returns the names of those that ran.
 */
export async function runSeeds(db: Drizzle, seeds: Seed[], isForced = false): Promise<string[]> {
  const ran: string[] = [];
  for (const seed of seeds) {
    const didRun = await inTransaction(db, async (tx) => {
      // A second server waits here for the first one's commit and then finds the row.
      const [marked] = await tx.insert(appliedSeed).values({ name: seed.name }).onConflictDoNothing().returning();
      if (!marked && !isForced) return false;
      await seed.run(tx);
      await tx.update(appliedSeed).set({ appliedAt: new Date() }).where(eq(appliedSeed.name, seed.name));
      return true;
    });
    if (didRun) ran.push(seed.name);
  }
  return ran;
}
