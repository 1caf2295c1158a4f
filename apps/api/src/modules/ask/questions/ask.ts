import type { QuestionDraft } from '@starhaven/contracts/ask';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { toLexemes } from '../../../platform/search/search-words';
import type { AskContext } from '../ask-context';
import { requireEditor } from '../member';
import type { Member } from '../member';
import { askQuestion } from '../tables';
import { checkQuestion } from '../texts/check-draft';
import { renderBody } from '../texts/render-body';
import { requireQuestion } from './require-question';

async function columnsOf(context: AskContext, member: Member, draft: QuestionDraft) {
  const checked = checkQuestion(draft);
  const words = toLexemes([checked.title, ...checked.tags, checked.body].join('\n'));
  return { ...checked, ...(await renderBody(context, member, checked.body)), words };
}

/** Stores a new question. Repeats of one attempt, by their nonce, are one. @throws DomainError invalid-argument with the field, rate-limited */
export async function ask(
  context: AskContext,
  member: Member,
  { nonce, ...draft }: QuestionDraft & { nonce?: string },
): Promise<number> {
  const columns = await columnsOf(context, member, draft);
  const { accountId } = member;
  const [made] = await context.db
    .insert(askQuestion)
    .values({ ...columns, accountId, nonce })
    .onConflictDoNothing({ target: [askQuestion.accountId, askQuestion.nonce] })
    .returning({ id: askQuestion.id });
  if (made) return made.id;
  const [known] = await context.db
    .select({ id: askQuestion.id })
    .from(askQuestion)
    .where(and(eq(askQuestion.accountId, accountId), eq(askQuestion.nonce, nonce ?? '')));
  if (!known) throw new DomainError('aborted', 'This question was asked and removed at the same time. Try again.');
  return known.id;
}

/** @throws DomainError not-found, permission-denied, invalid-argument with the field, rate-limited */
export async function editAsked(
  context: AskContext,
  member: Member,
  { id, draft }: { id: string; draft: QuestionDraft },
): Promise<number> {
  // Before the form is judged: who may not edit learns nothing more.
  requireEditor(member, await requireQuestion(context.db, id));
  const columns = await columnsOf(context, member, draft);
  return changeQuestion(context, id, (row) => {
    requireEditor(member, row);
    return { ...columns, updatedAt: sql`now()` };
  });
}

type Row = typeof askQuestion.$inferSelect;

/** Changes a question under its lock; `toColumns` throws when the member may not. @throws DomainError not-found */
export async function changeQuestion(
  { db }: Pick<AskContext, 'db'>,
  id: string,
  toColumns: (row: Row) => Parameters<ReturnType<typeof db.update<typeof askQuestion>>['set']>[0],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const row = await requireQuestion(tx, id, true);
    await tx.update(askQuestion).set(toColumns(row)).where(eq(askQuestion.id, row.id));
    return row.id;
  });
}
