import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { resetAdmin } from '../../account';
import type { AdminCredentials } from '../../account';
import { writeAuditEntry } from '../../audit';

/** Gives the admin a new password for an operator on the machine, with an entry of the audit log (docs/behaviour/admin.md#audit-log). */
export async function resetAdminAsOperator(db: Drizzle): Promise<AdminCredentials> {
  return inTransaction(db, async (tx) => {
    const credentials = await resetAdmin(tx);
    const subject = `account:${credentials.username}`;
    await writeAuditEntry(tx, { actor: 'operator', action: 'admin.reset', subject, outcome: 'ok' });
    return credentials;
  });
}
