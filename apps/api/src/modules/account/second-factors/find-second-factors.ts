import type { SecondFactorMethod } from '@starhaven/contracts/session';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { passkey, recoveryCode, totp } from '../tables';

/** The second factors of an account; empty when the password alone is sufficient. */
export async function findSecondFactors(db: Drizzle | Transaction, accountId: number): Promise<SecondFactorMethod[]> {
  const exists = (from: typeof totp | typeof passkey | typeof recoveryCode, where: ReturnType<typeof and>) =>
    sql<boolean>`exists (select 1 from ${from} where ${where})`;
  const [found] = await db
    .select({
      totp: exists(totp, and(eq(totp.accountId, accountId), isNotNull(totp.confirmedAt))),
      passkey: exists(passkey, eq(passkey.accountId, accountId)),
      recovery: exists(recoveryCode, and(eq(recoveryCode.accountId, accountId), isNull(recoveryCode.usedAt))),
    })
    .from(sql`(select 1) as one`);
  if (!found || (!found.totp && !found.passkey)) return [];
  return (['totp', 'passkey', 'recovery'] as const).filter((method) => found[method]);
}
