import type { Drizzle } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction-retry';
import type { Transaction } from '../../platform/database/transaction-retry';
import { writeAuditEntry } from './write-audit-entry';
import type { NewAuditEntry } from './write-audit-entry';

/** A member of staff who acts, with the address of the request. */
export interface AuditActor {
  accountId: number;
  name: string;
  address: string;
}

/**
 * Runs a change and writes its entry of the audit log, in one transaction. `toEntry` gives null for changes of members to their own texts.
 * `work` may run again after a deadlock, and must not use another connection: the embedded database has only one.
 * @throws whatever `work` throws; nothing is written then
 */
export function withAuditEntry<T>(
  db: Drizzle,
  { accountId, name, address }: AuditActor,
  {
    work,
    toEntry,
  }: {
    work: (tx: Transaction) => Promise<T>;
    toEntry: (result: T) => Pick<NewAuditEntry, 'action' | 'subject' | 'details'> | null;
  },
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const result = await work(tx);
    const entry = toEntry(result);
    if (entry) await writeAuditEntry(tx, { actor: { id: accountId, name }, address, outcome: 'ok', ...entry });
    return result;
  });
}
