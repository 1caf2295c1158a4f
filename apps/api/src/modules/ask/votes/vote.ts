import { and, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { requireQuestion } from '../questions/require-question';
import { askAnswer, askAnswerVote, askQuestion, askQuestionVote } from '../tables';
import { answerNotFound, questionNotFound, textId } from '../texts/text-id';

const kinds = {
  question: { texts: askQuestion, votes: askQuestionVote, notFound: questionNotFound },
  answer: { texts: askAnswer, votes: askAnswerVote, notFound: answerNotFound },
};

/**
 * Sets the member's one vote on a text and gives the sum of all. Votes at the same time wait for each other at the text's row, so each
 * adds to the sum what it changes (docs/behaviour/ask.md#votes).
 * @throws DomainError not-found, permission-denied on own texts, rate-limited
 */
export async function setVote(
  { db, votes: limit }: AskContext,
  { accountId }: Member,
  { kind, id, vote }: { kind: 'question' | 'answer'; id: string; vote: 1 | 0 | -1 },
): Promise<number> {
  const { isOver, max, until } = await limit.hit(String(accountId));
  if (isOver) throw new DomainError('rate-limited', 'Too many votes in a minute.', { max, until });
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
      .where(and(eq(texts.id, textId(id)), isNull(texts.deletedAt)))
      .for('update');
    if (!text) throw notFound();
    if (kind === 'answer') await requireQuestion(tx, text.questionId);
    if (text.accountId === accountId) throw new DomainError('permission-denied', 'You cannot vote on your own text.');
    const own = and(eq(votes.textId, text.id), eq(votes.accountId, accountId));
    const [before] = await tx.select({ vote: votes.vote }).from(votes).where(own);
    const change = vote - (before?.vote ?? 0);
    if (change === 0) return text.sum;
    if (vote === 0) await tx.delete(votes).where(own);
    else
      await tx
        .insert(votes)
        .values({ textId: text.id, accountId, vote })
        .onConflictDoUpdate({ target: [votes.textId, votes.accountId], set: { vote } });
    await tx
      .update(texts)
      .set({ votes: sql`${texts.votes} + ${change}` })
      .where(eq(texts.id, text.id));
    return text.sum + change;
  });
}
