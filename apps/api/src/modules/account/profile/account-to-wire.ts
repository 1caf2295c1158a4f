import type { getAccount } from '@starhaven/contracts/account';
import { asc, eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import type { SignedIn } from '../sessions/find-live-session';
import { accountAddress, accountSocialLogin } from '../tables';
import { toUnixSeconds } from '../unix-seconds';

type WireAccount = Extract<InferInput<(typeof getAccount)['response']>, { data: unknown }>['data']['account'];

/** The account as its owner sees it (docs/behaviour/account.md#account-data), with the expiries of the current session. */
export async function accountToWire(db: Drizzle, { account, session }: SignedIn): Promise<WireAccount> {
  const addresses = await db
    .select({ address: accountAddress.address })
    .from(accountAddress)
    .where(eq(accountAddress.accountId, account.id))
    .orderBy(asc(accountAddress.addedAt));
  const socialLogins = await db
    .select({ provider: accountSocialLogin.provider })
    .from(accountSocialLogin)
    .where(eq(accountSocialLogin.accountId, account.id));
  const hasLogin = (provider: string) => socialLogins.some((row) => row.provider === provider);
  return {
    _id: String(account.id),
    name: account.name,
    username: account.username,
    email: account.email ?? '',
    locale: account.locale,
    point: account.points,
    role: account.roles,
    tokenAPI: account.apiCode,
    iplock: addresses.map(({ address }) => address),
    third_login: { discord: hasLogin('discord'), twitter: hasLogin('twitter') },
    verifyEmail: account.emailVerifiedAt === null ? 0 : 1,
    password_web: account.passwordHash !== null,
    password_ingame: account.gamePasswordHash !== null,
    expiredtoken: toUnixSeconds(session.tokenExpiresAt),
    roleExpired: toUnixSeconds(account.roleExpiresAt),
    expiredlogin: toUnixSeconds(session.expiresAt),
  };
}
