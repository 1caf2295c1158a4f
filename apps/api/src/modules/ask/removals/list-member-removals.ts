import type { RemovedTexts } from '@starhaven/contracts/ask';
import { desc } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { requireModerator } from '../member';
import type { Member } from '../member';
import { askRemoval } from '../tables';
import { removalsToWire } from './removals-to-wire';

const maxListed = 100;

/** The removals of all texts of a member, the newest first. @throws DomainError permission-denied unless the reader is a moderator */
export async function listMemberRemovals(db: Drizzle, reader: Member): Promise<RemovedTexts[]> {
  requireModerator(reader);
  return removalsToWire(db, await db.select().from(askRemoval).orderBy(desc(askRemoval.id)).limit(maxListed));
}
