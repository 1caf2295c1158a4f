import { eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { removeNotifications } from '../../notifications';
import type { AskContext } from '../ask-context';
import { requireEditor } from '../member';
import type { Member, Owned } from '../member';
import { settleReports } from '../reports/settle-reports';
import { askQuestion } from '../tables';
import { requireQuestion } from './require-question';

/** Deletes a question; it can be restored for 30 days. @throws DomainError not-found, permission-denied */
export async function dropQuestion({ db }: Pick<AskContext, 'db'>, member: Member, id: string): Promise<Owned> {
  return inTransaction(db, async (tx) => {
    const row = await requireQuestion(tx, id, { isLocked: true, member });
    requireEditor(member, row);
    await tx
      .update(askQuestion)
      .set({ deletedAt: sql`now()` })
      .where(eq(askQuestion.id, row.id));
    await settleReports(tx, member, { kind: 'question', ids: [row.id] });
    await removeNotifications(tx, { questionIds: [row.id] });
    return { id: row.id, accountId: row.accountId };
  });
}
