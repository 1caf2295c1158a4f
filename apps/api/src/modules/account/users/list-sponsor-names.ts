import { Role } from '@starhaven/contracts/session';
import { and, arrayContains, asc, gt, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';

/** Shown names of accounts whose role SPONSOR counts now, by name; `agreed` is a query for ids of accounts. */
export async function listSponsorNames(db: Drizzle, agreed: SQL, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: account.name })
    .from(account)
    .where(
      and(
        sql`${account.id} in (${agreed})`,
        arrayContains(account.roles, [Role.SPONSOR]),
        not(arrayContains(account.roles, [Role.BAN])),
        or(isNull(account.roleExpiresAt), gt(account.roleExpiresAt, sql`now()`)),
        isNull(account.deletionAt),
        sql`${account.name} <> ''`,
      ),
    )
    .orderBy(asc(account.name))
    .limit(limit);
  return rows.map(({ name }) => name);
}
