import { lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { auditEntry } from './tables';

/** Deletes entries older than two years; the database refuses to delete newer ones (docs/behaviour/admin.md#audit-log). */
export async function pruneAudit(db: Drizzle): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.at, sql`now() - interval '2 years'`));
}
