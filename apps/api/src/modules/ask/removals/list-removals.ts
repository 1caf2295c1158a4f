import type { RemovedTexts } from '@starhaven/contracts/ask';
import { desc } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { askRemoval } from '../tables';
import { removalsToWire } from './removals-to-wire';

const maxListed = 100;

/** The removals of all texts of a member, the newest first. */
export async function listRemovals(db: Drizzle): Promise<RemovedTexts[]> {
  return removalsToWire(db, await db.select().from(askRemoval).orderBy(desc(askRemoval.id)).limit(maxListed));
}
