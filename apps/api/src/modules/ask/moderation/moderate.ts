import type { Drizzle } from '../../../platform/database/database';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Logger } from '../../../platform/logging/logger';
import { withAuditEntry } from '../../audit';
import type { Member } from '../member';
import { toEntry } from './ask-act';
import type { AskAct } from './ask-act';

/**
 * Runs a change of texts. For an act of a moderator it writes an entry of the audit log in the same transaction, and a line of the security
 * log after it. `toAct` gives null for authors who change their own texts.
 */
export async function moderate<T>(
  { db, log, member }: { db: Drizzle; log: Pick<Logger, 'info'>; member: Member },
  { work, toAct }: { work: (tx: Transaction) => Promise<T>; toAct: (result: T) => AskAct | null },
): Promise<T> {
  const result = await withAuditEntry(db, member, { work, toEntry: (made) => toEntry(toAct(made)) });
  const act = toAct(result);
  if (act) log.info({ ...act, outcome: 'ok', uid: member.accountId }, 'ask event');
  return result;
}
