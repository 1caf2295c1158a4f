import type { TextKind } from '@starhaven/contracts/ask';
import { DomainError } from '../../../platform/errors/domain-error';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { visibleLine } from '../../../platform/text/visible-line';
import { requireAnswer } from '../answers/require-answer';
import type { AskContext } from '../ask-context';
import type { Member } from '../member';
import { requireQuestion } from '../questions/require-question';
import { reportTables } from './settle-reports';

/**
 * Stores a member's report; a second report by the same member changes nothing (docs/behaviour/ask.md#reports).
 * @throws DomainError rate-limited, not-found, failed-precondition for the member's own text
 */
export async function reportText(
  { db, reports }: Pick<AskContext, 'db' | 'reports'>,
  { accountId }: Member,
  { kind, id, reason }: { kind: TextKind; id: string; reason: string },
): Promise<void> {
  await refuseOverLimit(reports, String(accountId), 'Too many reports in an hour.');
  const text = kind === 'question' ? await requireQuestion(db, id) : (await requireAnswer(db, id)).row;
  if (text.accountId === accountId)
    throw new DomainError('failed-precondition', 'This is your own text. You can delete it.');
  await db
    .insert(reportTables[kind])
    .values({ textId: text.id, accountId, reason: visibleLine(reason) })
    .onConflictDoNothing();
}
