import type { AnswerDraft } from '@starhaven/contracts/ask';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AskContext } from '../ask-context';
import { requireEditor, requireOwner } from '../member';
import type { Member } from '../member';
import { requireQuestion } from '../questions/require-question';
import { askAnswer, askQuestion } from '../tables';
import { checkBody, inOneLine } from '../texts/check-draft';
import { renderBody } from '../texts/render-body';
import { answerNotFound, textId } from '../texts/text-id';

function requireOpen({ isClosed }: { isClosed: boolean }): void {
  if (isClosed) throw new DomainError('failed-precondition', 'This question is closed. It takes no more answers.');
}

/** An answer that readers see: neither it nor its question is deleted. @throws DomainError not-found */
async function requireAnswer(db: Drizzle, id: string) {
  const [row] = await db
    .select()
    .from(askAnswer)
    .where(and(eq(askAnswer.id, textId(id)), isNull(askAnswer.deletedAt)));
  if (!row) throw answerNotFound();
  return { row, question: await requireQuestion(db, row.questionId) };
}

/** @throws DomainError not-found, failed-precondition when the question is closed, invalid-argument with the field, rate-limited */
export async function addAnswer(
  context: AskContext,
  member: Member,
  { id, body, engineVersion, nonce }: AnswerDraft & { id: string; nonce?: string },
): Promise<number> {
  requireOpen(await requireQuestion(context.db, id));
  const rendered = await renderBody(context, member, checkBody(body));
  const { accountId } = member;
  return inTransaction(context.db, async (tx) => {
    const question = await requireQuestion(tx, id, true);
    requireOpen(question);
    const [made] = await tx
      .insert(askAnswer)
      .values({ ...rendered, accountId, nonce, questionId: question.id, engineVersion: inOneLine(engineVersion) })
      .onConflictDoNothing({ target: [askAnswer.accountId, askAnswer.nonce] })
      .returning({ id: askAnswer.id });
    if (made) {
      const answers = sql`${askQuestion.answers} + 1`;
      await tx.update(askQuestion).set({ answers }).where(eq(askQuestion.id, question.id));
      return made.id;
    }
    const [known] = await tx
      .select({ id: askAnswer.id })
      .from(askAnswer)
      .where(and(eq(askAnswer.accountId, accountId), eq(askAnswer.nonce, nonce ?? '')));
    if (!known) throw new DomainError('aborted', 'This answer was written and removed at the same time. Try again.');
    return known.id;
  });
}

/** @throws DomainError not-found, permission-denied, failed-precondition, invalid-argument with the field, rate-limited */
export async function editAnswered(
  context: AskContext,
  member: Member,
  { id, body, engineVersion }: AnswerDraft & { id: string },
): Promise<number> {
  const { row, question } = await requireAnswer(context.db, id);
  requireEditor(member, row);
  requireOpen(question);
  const rendered = await renderBody(context, member, checkBody(body));
  const [changed] = await context.db
    .update(askAnswer)
    .set({ ...rendered, engineVersion: inOneLine(engineVersion), updatedAt: sql`now()` })
    .where(and(eq(askAnswer.id, row.id), isNull(askAnswer.deletedAt)))
    .returning({ id: askAnswer.id });
  if (!changed) throw answerNotFound();
  return changed.id;
}

/** @throws DomainError not-found, permission-denied */
export async function dropAnswer({ db }: AskContext, member: Member, id: string): Promise<number> {
  const { row } = await requireAnswer(db, id);
  requireEditor(member, row);
  return inTransaction(db, async (tx) => {
    const question = await requireQuestion(tx, row.questionId, true);
    const [dropped] = await tx
      .update(askAnswer)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(askAnswer.id, row.id), isNull(askAnswer.deletedAt)))
      .returning({ id: askAnswer.id });
    if (!dropped) throw answerNotFound();
    const bestAnswerId = question.bestAnswerId === row.id ? null : question.bestAnswerId;
    await tx
      .update(askQuestion)
      .set({ answers: sql`${askQuestion.answers} - 1`, bestAnswerId })
      .where(eq(askQuestion.id, question.id));
    return row.id;
  });
}

/** Marks the best answer, which resolves the question; an empty id takes the mark away. @throws DomainError not-found, permission-denied */
export async function markBest(
  { db }: AskContext,
  member: Member,
  { id, answerId }: { id: string; answerId: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const question = await requireQuestion(tx, id, true);
    requireOwner(member, question);
    const best = answerId === '' ? null : (await requireAnswer(tx, answerId)).row;
    if (best !== null && best.questionId !== question.id) throw answerNotFound();
    const columns = best === null ? { bestAnswerId: null } : { bestAnswerId: best.id, isResolved: true };
    await tx.update(askQuestion).set(columns).where(eq(askQuestion.id, question.id));
    return question.id;
  });
}
