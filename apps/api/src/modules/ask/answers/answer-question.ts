import type { AnswerDraft } from '@starhaven/contracts/ask';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { visibleLine } from '../../../platform/text/visible-line';
import type { AskContext } from '../ask-context';
import { forgetDraft } from '../drafts/forget-draft';
import type { Member } from '../member';
import { notifyAnswered } from '../notify/notify-readers';
import { requireQuestion } from '../questions/require-question';
import { askAnswer, askQuestion } from '../tables';
import { checkBody } from '../texts/check-draft';
import { needsReview } from '../texts/needs-review';
import { renderBody } from '../texts/render-body';
import { requireUnmuted } from '../texts/require-unmuted';
import { toSaved } from '../texts/saved-text';
import type { SavedText } from '../texts/saved-text';
import { saveAnswerVersion } from '../versions/save-version';
import { requireOpen } from './require-open';

/**
 * Stores an answer; repeated requests with one nonce store one.
 * @throws DomainError permission-denied for muted members, not-found, failed-precondition when the question is closed, invalid-argument with
 * the field, rate-limited
 */
export async function answerQuestion(
  context: AskContext,
  member: Member,
  { id, body, engineVersion, nonce }: AnswerDraft & { id: string; nonce?: string },
): Promise<SavedText> {
  const { accountId } = member;
  // A repeated request is answered before the limit counts it.
  const sent = await findSent(context.db, accountId, nonce);
  if (sent) return toSaved(sent);
  await requireUnmuted(context.db, member);
  requireOpen(await requireQuestion(context.db, id));
  const rendered = await renderBody(context, member, checkBody(body));
  const review = await context.findReview();
  return inTransaction(context.db, async (tx) => {
    const question = await requireQuestion(tx, id, { isLocked: true });
    requireOpen(question);
    const isWaiting = await needsReview(tx, review, member);
    const [made] = await tx
      .insert(askAnswer)
      .values({
        ...{ ...rendered, accountId, nonce, isWaiting },
        ...{ questionId: question.id, engineVersion: visibleLine(engineVersion) },
      })
      .onConflictDoNothing({ target: [askAnswer.accountId, askAnswer.nonce] })
      .returning();
    if (made) {
      await saveAnswerVersion(tx, { ...made, textId: made.id, accountId });
      await forgetDraft(tx, accountId, `answer:${question.id}`);
      if (!isWaiting) {
        const answers = sql`${askQuestion.answers} + 1`;
        await tx.update(askQuestion).set({ answers }).where(eq(askQuestion.id, question.id));
        await notifyAnswered(tx, question, made);
      }
      return toSaved(made);
    }
    const known = await findSent(tx, accountId, nonce);
    if (!known) throw new DomainError('aborted', 'This answer was written and removed at the same time. Try again.');
    return toSaved(known);
  });
}

/** The text of an earlier request with this nonce. */
async function findSent(db: Pick<Drizzle, 'select'>, accountId: number, nonce: string | undefined) {
  if (nonce === undefined) return null;
  const [sent] = await db
    .select()
    .from(askAnswer)
    .where(and(eq(askAnswer.accountId, accountId), eq(askAnswer.nonce, nonce)));
  return sent ?? null;
}
