import type { getAccount } from '@starhaven/contracts/account';
import { asc, eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountContext } from '../account-context';
import { pendingEmailOf } from '../email/pending-email';
import type { SignedIn } from '../sessions/find-live-session';
import { accountAddress, accountSocialLogin } from '../tables';

type WireAccount = Extract<InferInput<(typeof getAccount)['response']>, { data: unknown }>['data']['account'];

export type AccountWireContext = Pick<AccountContext, 'db' | 'accessCodes' | 'fieldVersions'>;

function extrasOf({ fieldVersions }: AccountWireContext, account: SignedIn['account']): WireAccount['extras'] {
  const { pendingEmail, until } = pendingEmailOf(account);
  const isOpen = account.openToAllUntil !== null && account.openToAllUntil > new Date();
  return {
    pendingEmail,
    pendingEmailUntil: toUnixSeconds(until),
    openUntil: isOpen ? toUnixSeconds(account.openToAllUntil) : 0,
    version: fieldVersions.versionOf(account),
    deletionAt: toUnixSeconds(account.deletionAt),
    hasTemporaryPassword: account.isPasswordTemporary,
  };
}

/**
 * The account as its owner sees it (docs/behaviour/account.md#account-data), with the expiries of the current session. `hasExtras` adds
 * what the specification does not name.
 */
export async function accountToWire(
  context: AccountWireContext,
  { account, session }: SignedIn,
  { hasExtras }: { hasExtras: boolean },
): Promise<WireAccount> {
  const { db, accessCodes } = context;
  const addresses = await db
    .select({ address: accountAddress.address })
    .from(accountAddress)
    .where(eq(accountAddress.accountId, account.id))
    .orderBy(asc(accountAddress.addedAt), asc(accountAddress.address));
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
    tokenAPI: accessCodes.codeOf(account),
    iplock: addresses.map(({ address }) => address),
    third_login: { discord: hasLogin('discord'), twitter: hasLogin('twitter') },
    verifyEmail: account.emailVerifiedAt === null ? 0 : 1,
    password_web: account.passwordHash !== null,
    password_ingame: account.gamePasswordHash !== null,
    expiredtoken: toUnixSeconds(session.tokenExpiresAt),
    roleExpired: toUnixSeconds(account.roleExpiresAt),
    expiredlogin: toUnixSeconds(session.expiresAt),
    ...(hasExtras ? { extras: extrasOf(context, account) } : {}),
  };
}
