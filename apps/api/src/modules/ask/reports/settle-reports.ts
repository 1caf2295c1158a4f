import type { TextKind } from '@starhaven/contracts/ask';
import { and, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Member } from '../member';
import { askAnswerReport, askQuestionReport } from '../tables';

export const reportTables = { question: askQuestionReport, answer: askAnswerReport };

/** Ends the open reports of texts; returns how many there were. */
export async function settleReports(
  tx: Transaction,
  { accountId }: Member,
  { kind, ids }: { kind: TextKind; ids: readonly number[] },
): Promise<number> {
  if (ids.length === 0) return 0;
  const reports = reportTables[kind];
  const settled = await tx
    .update(reports)
    .set({ settledAt: sql`now()`, settledBy: accountId })
    .where(and(sql`${reports.textId} = any(${`{${ids.join(',')}}`}::int[])`, isNull(reports.settledAt)))
    .returning({ id: reports.textId });
  return settled.length;
}
