import type { KeptDraft } from '@starhaven/contracts/ask';
import { and, desc, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { AskContext } from '../ask-context';
import { askDraft } from '../tables';
import { storable } from '../texts/check-draft';
import { isDraftOf } from './is-draft-of';

const maxDrafts = 50;

/**
 * Stores the draft of a place and deletes the oldest beyond 50; an empty draft is deleted (docs/behaviour/ask.md#kept-drafts).
 * @throws DomainError rate-limited
 */
export async function keepDraft(
  { db, drafts }: Pick<AskContext, 'db' | 'drafts'>,
  accountId: number,
  { place, ...given }: KeptDraft & { place: string },
): Promise<void> {
  await refuseOverLimit(drafts, String(accountId), 'Too many drafts in a minute.');
  const draft = {
    title: storable(given.title),
    body: storable(given.body),
    tags: given.tags.map(storable),
    engineVersion: storable(given.engineVersion),
    ...(given.version ? { version: given.version } : {}),
  };
  const isEmpty = [draft.title, draft.body, ...draft.tags, draft.engineVersion].every((text) => text.trim() === '');
  if (isEmpty) {
    await db.delete(askDraft).where(isDraftOf(accountId, place));
    return;
  }
  await inTransaction(db, async (tx) => {
    await tx
      .insert(askDraft)
      .values({ accountId, place, draft })
      .onConflictDoUpdate({ target: [askDraft.accountId, askDraft.place], set: { draft, keptAt: sql`now()` } });
    const kept = tx
      .select({ place: askDraft.place })
      .from(askDraft)
      .where(eq(askDraft.accountId, accountId))
      .orderBy(desc(askDraft.keptAt), desc(askDraft.place))
      .limit(maxDrafts);
    await tx.delete(askDraft).where(and(eq(askDraft.accountId, accountId), sql`${askDraft.place} not in (${kept})`));
  });
}
