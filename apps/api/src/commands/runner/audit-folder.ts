import { writeAuditEntry } from '../../modules/audit';
import type { NewAuditEntry } from '../../modules/audit';
import type { Database } from '../../platform/database/database';

/**
 * Writes an entry of the operator into the audit log of a database that no server is using. Does nothing if the schema of the database is
 * older than the audit log.
 */
export async function auditFolder(
  { db, query }: Pick<Database, 'db' | 'query'>,
  entry: Pick<NewAuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  const { rows } = await query(`SELECT 1 FROM pg_tables WHERE tablename = 'audit_entry'`);
  if (rows.length > 0) await writeAuditEntry(db, { ...entry, actor: 'operator', outcome: 'ok' });
}
