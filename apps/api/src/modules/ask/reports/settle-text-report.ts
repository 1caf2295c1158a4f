import type { TextKind } from '@starhaven/contracts/ask';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { dropAnswer } from '../answers/drop-answer';
import { requireModerator } from '../member';
import type { Member } from '../member';
import { dropQuestion } from '../questions/drop-question';
import { textId } from '../texts/text-id';
import { settleReports } from './settle-reports';

/**
 * A moderator's answer to the reports of a text: it stays, or is removed.
 * @throws DomainError permission-denied for other members, not-found when no report is open
 */
export async function settleTextReport(
  db: Drizzle,
  moderator: Member,
  { kind, id, isRemoved }: { kind: TextKind; id: string; isRemoved: boolean },
): Promise<void> {
  requireModerator(moderator);
  await inTransaction(db, async (tx) => {
    if ((await settleReports(tx, moderator, { kind, ids: [textId(id)] })) === 0)
      throw new DomainError('not-found', 'There is no open report of this text.');
    if (!isRemoved) return;
    if (kind === 'question') await dropQuestion({ db: tx }, moderator, id);
    else await dropAnswer({ db: tx }, moderator, id);
  });
}
