import { writeAuditEntry } from '../../modules/audit';
import type { NewAuditEntry } from '../../modules/audit';
import type { Database } from '../../platform/database/database';

/**
 * Writes an entry by the operator into a database that no server holds. Its schema may be older than the audit log: then there is none to
 * write to.
 */
export async function auditFolder(
  { db, query }: Pick<Database, 'db' | 'query'>,
  entry: Pick<NewAuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  const { rows } = await query(`SELECT 1 FROM pg_tables WHERE tablename = 'audit_entry'`);
  if (rows.length > 0) await writeAuditEntry(db, { ...entry, actor: 'operator', outcome: 'ok' });
}
