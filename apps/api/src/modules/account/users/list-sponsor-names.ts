import { and, asc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';
import { isSponsorNow } from './is-sponsor-now';

/** Names of accounts whose role SPONSOR is in effect, sorted; `agreed` is a query for the ids of accounts that agreed to it. */
export async function listSponsorNames(db: Drizzle, agreed: SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: account.name })
    .from(account)
    .where(and(sql`${account.id} in (${agreed})`, isSponsorNow(), sql`${account.name} <> ''`))
    .orderBy(asc(account.name))
    .limit(limit);
  return rows.map(({ name }) => name);
}
