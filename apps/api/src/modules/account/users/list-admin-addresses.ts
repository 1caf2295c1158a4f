import { Role } from '@starhaven/contracts/session';
import { and, arrayContains, asc, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';

/** Confirmed mail addresses of accounts whose role ADMIN is in effect. */
export async function listAdminAddresses(db: Drizzle, limit: number): Promise<string[]> {
  const rows = await db
    .select({ email: account.email })
    .from(account)
    .where(
      and(
        arrayContains(account.roles, [Role.ADMIN]),
        not(arrayContains(account.roles, [Role.BAN])),
        or(isNull(account.roleExpiresAt), gt(account.roleExpiresAt, sql`now()`)),
        isNull(account.deletionAt),
        isNotNull(account.emailVerifiedAt),
      ),
    )
    .orderBy(asc(account.id))
    .limit(limit);
  return rows.flatMap(({ email }) => email ?? []);
}
