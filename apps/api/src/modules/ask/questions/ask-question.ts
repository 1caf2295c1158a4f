import type { QuestionDraft } from '@starhaven/contracts/ask';
import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AskContext } from '../ask-context';
import { forgetDraft } from '../drafts/forget-draft';
import type { Member } from '../member';
import { notifyAsked } from '../notify/notify-readers';
import { askQuestion as questionTable } from '../tables';
import { needsReview } from '../texts/needs-review';
import { requireUnmuted } from '../texts/require-unmuted';
import { toSaved } from '../texts/saved-text';
import type { SavedText } from '../texts/saved-text';
import { saveQuestionVersion } from '../versions/save-version';
import { columnsOf } from './columns-of';

/**
 * Stores a new question; repeated requests with one nonce store one.
 * @throws DomainError permission-denied for muted members, invalid-argument with the field, rate-limited
 */
export async function askQuestion(
  context: AskContext,
  member: Member,
  { nonce, ...draft }: QuestionDraft & { nonce?: string },
): Promise<SavedText> {
  const { accountId } = member;
  // A repeated request is answered before the limit counts it.
  const sent = await findSent(context.db, accountId, nonce);
  if (sent) return toSaved(sent);
  await requireUnmuted(context.db, member);
  const columns = await columnsOf(context, member, draft);
  const review = await context.findReview();
  return inTransaction(context.db, async (tx) => {
    const isWaiting = await needsReview(tx, review, member);
    const [made] = await tx
      .insert(questionTable)
      .values({ ...columns, accountId, nonce, isWaiting })
      .onConflictDoNothing({ target: [questionTable.accountId, questionTable.nonce] })
      .returning();
    if (made) {
      await saveQuestionVersion(tx, { ...made, textId: made.id, accountId });
      await forgetDraft(tx, accountId, 'ask');
      if (!isWaiting) await notifyAsked(tx, made);
      return toSaved(made);
    }
    const known = await findSent(tx, accountId, nonce);
    if (!known) throw new DomainError('aborted', 'This question was asked and removed at the same time. Try again.');
    return toSaved(known);
  });
}

/** The text of an earlier request with this nonce. */
async function findSent(db: Pick<Drizzle, 'select'>, accountId: number, nonce: string | undefined) {
  if (nonce === undefined) return null;
  const [sent] = await db
    .select()
    .from(questionTable)
    .where(and(eq(questionTable.accountId, accountId), eq(questionTable.nonce, nonce)));
  return sent ?? null;
}
