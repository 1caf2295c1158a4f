import path from 'node:path';
import type { Drizzle } from '../../../platform/database/database';
import { writeAuditEntry } from '../../audit';
import type { ImportOrder } from './import-data';

/** Records that an operator's command imported data; a dry run changes nothing and has no entry (docs/behaviour/admin.md#audit-log). */
export async function auditImport(db: Drizzle, { format, from, isDryRun, removals }: ImportOrder): Promise<void> {
  if (isDryRun) return;
  await writeAuditEntry(db, {
    ...{ actor: 'operator', action: 'import', subject: 'handbook', outcome: 'ok' },
    // Only the name of the file: the log must not reveal which folders the machine has.
    details: { format, removals, ...(from === '' ? {} : { from: path.basename(from) }) },
  });
}
