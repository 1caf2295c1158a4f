import { Role } from '@starhaven/contracts/session';
import { and, arrayContains, asc, eq, gt, isNull, not, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account, accountSocialLogin } from '../tables';

/** Ids at Discord of accounts whose role SPONSOR counts now, and that linked their Discord login. */
export async function listSponsorDiscordIds(db: Drizzle): Promise<string[]> {
  const rows = await db
    .select({ id: accountSocialLogin.providerId })
    .from(accountSocialLogin)
    .innerJoin(account, eq(account.id, accountSocialLogin.accountId))
    .where(
      and(
        eq(accountSocialLogin.provider, 'discord'),
        arrayContains(account.roles, [Role.SPONSOR]),
        not(arrayContains(account.roles, [Role.BAN])),
        or(isNull(account.roleExpiresAt), gt(account.roleExpiresAt, sql`now()`)),
        isNull(account.deletionAt),
      ),
    )
    .orderBy(asc(accountSocialLogin.linkedAt));
  return rows.map(({ id }) => id);
}
