import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { auditEntry } from './tables';

export const auditPageSize = 50;

export interface AuditSearch {
  actor?: string;
  action?: string;
  subject?: string;
  address?: string;
  /** Unix seconds. */
  from?: number;
  until?: number;
  /** Only entries older than this one. */
  beforeId?: number;
}

export type AuditRow = typeof auditEntry.$inferSelect;

const isUid = (text: string) => /^\d{1,9}$/.test(text);

/** One page of entries, the newest first, with one row more if there is a next page. */
export async function searchAuditEntries(db: Drizzle, search: AuditSearch): Promise<AuditRow[]> {
  const { actor, action, subject, address, from, until, beforeId } = search;
  return db
    .select()
    .from(auditEntry)
    .where(
      and(
        !actor ? undefined : isUid(actor) ? eq(auditEntry.actorId, Number(actor)) : eq(auditEntry.actorName, actor),
        action ? sql`starts_with(${auditEntry.action}, ${action})` : undefined,
        subject ? eq(auditEntry.subject, subject) : undefined,
        address ? eq(auditEntry.address, address) : undefined,
        from ? gte(auditEntry.at, new Date(from * 1000)) : undefined,
        until ? lte(auditEntry.at, new Date(until * 1000)) : undefined,
        beforeId === undefined ? undefined : lt(auditEntry.id, beforeId),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(auditPageSize + 1);
}
