import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { AskContext } from '../ask-context';
import type { Member, Owned } from '../member';
import { askQuestion } from '../tables';
import { requireQuestion } from '../questions/require-question';

type Row = typeof askQuestion.$inferSelect;
type Columns = Partial<Pick<Row, 'isResolved' | 'isClosed'>>;

/** Changes a mark of a question under its lock; `toColumns` throws when the member may not change it. @throws DomainError not-found */
export async function changeQuestion(
  { db }: Pick<AskContext, 'db'>,
  member: Member,
  { id, toColumns }: { id: string; toColumns: (row: Row) => Columns },
): Promise<Owned> {
  return inTransaction(db, async (tx) => {
    const row = await requireQuestion(tx, id, { isLocked: true, member });
    await tx.update(askQuestion).set(toColumns(row)).where(eq(askQuestion.id, row.id));
    return { id: row.id, accountId: row.accountId };
  });
}
