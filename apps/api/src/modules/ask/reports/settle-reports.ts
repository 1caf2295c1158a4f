import type { TextKind } from '@starhaven/contracts/ask';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Member } from '../member';
import { askAnswerReport, askQuestionReport } from '../tables';

export const reportTables = { question: askQuestionReport, answer: askAnswerReport };

/** Ends the open reports of a text; returns how many there were. */
export async function settleReports(
  tx: Transaction,
  { accountId }: Member,
  { kind, id }: { kind: TextKind; id: number },
): Promise<number> {
  const reports = reportTables[kind];
  const settled = await tx
    .update(reports)
    .set({ settledAt: sql`now()`, settledBy: accountId })
    .where(and(eq(reports.textId, id), isNull(reports.settledAt)))
    .returning({ id: reports.textId });
  return settled.length;
}
