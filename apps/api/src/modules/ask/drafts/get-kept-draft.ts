import type { StoredDraft } from '@starhaven/contracts/ask';
import type { Drizzle } from '../../../platform/database/database';
import { askDraft } from '../tables';
import { isDraftOf } from './is-draft-of';

/** The draft of a member for a place; null when there is none. */
export async function getKeptDraft(db: Drizzle, accountId: number, place: string): Promise<StoredDraft | null> {
  const [row] = await db.select().from(askDraft).where(isDraftOf(accountId, place));
  return row ? { ...row.draft, time: row.keptAt.getTime() } : null;
}
