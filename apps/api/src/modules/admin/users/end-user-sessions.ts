import type { Transaction } from '../../../platform/database/transaction-retry';
import { endUserSessions as endAccountSessions } from '../../account';
import { requireBelow } from '../guard/require-below';
import type { Staff } from '../guard/staff';

export interface EndedSessions {
  accountId: number;
  /** null: all sessions of the account. */
  sessionId: number | null;
}

/** Ends one session of an account or all of them. Returns how many it ended. @throws DomainError those of `requireBelow` */
export async function endUserSessions(tx: Transaction, staff: Staff, sessions: EndedSessions): Promise<number> {
  await requireBelow(tx, staff, sessions.accountId);
  return endAccountSessions(tx, sessions);
}
