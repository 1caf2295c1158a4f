import type { AccountSecurity } from '@starhaven/contracts/account';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountRow } from '../accounts';
import { passkey, recoveryCode, totp } from '../tables';

/** How the account is protected, as its owner sees it. */
export async function getSecurity(db: Drizzle, account: AccountRow): Promise<AccountSecurity> {
  const [app] = await db.select().from(totp).where(eq(totp.accountId, account.id));
  const [codes] = await db
    .select({ unused: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, account.id), isNull(recoveryCode.usedAt)));
  const passkeys = await db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, account.id))
    .orderBy(asc(passkey.createdAt));
  return {
    hasPassword: account.passwordHash !== null,
    hasTemporaryPassword: account.isPasswordTemporary,
    hasTotp: app !== undefined && app.confirmedAt !== null,
    recoveryCodes: codes?.unused ?? 0,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: toUnixSeconds(createdAt),
      lastUsedAt: lastUsedAt ? toUnixSeconds(lastUsedAt) : 0,
    })),
  };
}
