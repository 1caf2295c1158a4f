import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { notify } from '../../notifications';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { textPath } from '../notify/text-path';
import { requireQuestion } from '../questions/require-question';
import { askAnswer, askAnswerVote, askQuestion, askQuestionVote } from '../tables';
import { requireUnmuted } from '../texts/require-unmuted';
import { isShown } from '../texts/shown';
import { answerNotFound, questionNotFound, textId } from '../texts/text-id';

const kinds = {
  question: { texts: askQuestion, votes: askQuestionVote, notFound: questionNotFound },
  answer: { texts: askAnswer, votes: askAnswerVote, notFound: answerNotFound },
};

interface Voted {
  kind: 'question' | 'answer';
  text: { id: number; accountId: number | null; questionId: number };
}

/** Notifies the author of votes for the text: several votes in one entry, and without names. */
async function notifyVoted(tx: Transaction, { accountId }: Member, { kind, text }: Voted): Promise<void> {
  if (text.accountId === null) return;
  const question = await requireQuestion(tx, text.questionId);
  const answerId = kind === 'answer' ? text.id : undefined;
  await notify(tx, {
    kind: 'vote',
    subject: `${kind}:${text.id}`,
    title: question.title,
    path: textPath(question, answerId),
    actorId: accountId,
    isActorShown: false,
    questionId: question.id,
    answerId,
    to: [text.accountId],
  });
}

/**
 * Sets the member's one vote on a text and returns the sum of all votes. Parallel votes wait for the lock on the text's row, so that each
 * adds its own change to the sum (docs/behaviour/ask.md#votes).
 * @throws DomainError not-found, permission-denied on own texts and for muted members, rate-limited
 */
export async function voteOnText(
  { db, votes: limit }: AskContext,
  member: Member,
  { kind, id, vote }: { kind: 'question' | 'answer'; id: string; vote: 1 | 0 | -1 },
): Promise<number> {
  await requireUnmuted(db, member);
  const { accountId } = member;
  await refuseOverLimit(limit, String(accountId), 'Too many votes in a minute.');
  const { texts, votes, notFound } = kinds[kind];
  return inTransaction(db, async (tx) => {
    const [text] = await tx
      .select({
        id: texts.id,
        accountId: texts.accountId,
        sum: texts.votes,
        questionId: kind === 'answer' ? askAnswer.questionId : askQuestion.id,
      })
      .from(texts)
      .where(and(eq(texts.id, textId(id)), isShown(texts)))
      .for('no key update');
    if (!text) throw notFound();
    if (kind === 'answer') await requireQuestion(tx, text.questionId);
    if (text.accountId === accountId) throw new DomainError('permission-denied', 'You cannot vote on your own text.');
    const own = and(eq(votes.textId, text.id), eq(votes.accountId, accountId));
    const [before] = await tx.select({ vote: votes.vote }).from(votes).where(own);
    const change = vote - (before?.vote ?? 0);
    if (change === 0) return text.sum;
    // A withdrawn vote is stored as 0, so that the author is not notified when it is given again.
    await tx
      .insert(votes)
      .values({ textId: text.id, accountId, vote })
      .onConflictDoUpdate({ target: [votes.textId, votes.accountId], set: { vote } });
    await tx
      .update(texts)
      .set({ votes: sql`${texts.votes} + ${change}` })
      .where(eq(texts.id, text.id));
    if (vote === 1 && !before) await notifyVoted(tx, member, { kind, text });
    return text.sum + change;
  });
}
