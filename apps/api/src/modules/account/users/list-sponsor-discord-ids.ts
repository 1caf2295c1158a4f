import { and, asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account, accountSocialLogin } from '../tables';
import { isSponsorNow } from './is-sponsor-now';

/** Discord ids of accounts whose role SPONSOR is in effect, and that linked their Discord login. */
export async function listSponsorDiscordIds(db: Drizzle): Promise<string[]> {
  const rows = await db
    .select({ id: accountSocialLogin.providerId })
    .from(accountSocialLogin)
    .innerJoin(account, eq(account.id, accountSocialLogin.accountId))
    .where(and(eq(accountSocialLogin.provider, 'discord'), isSponsorNow()))
    .orderBy(asc(accountSocialLogin.linkedAt));
  return rows.map(({ id }) => id);
}
