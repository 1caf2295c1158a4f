import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { account } from '../tables';
import { invalidCode } from './invalid-code';
import { tryCode, useCode } from './mail-codes';
import type { MailLimits } from './mail-limits';

export interface CheckEmailOptions {
  db: Drizzle;
  limits: MailLimits;
  secret: string;
}

export interface EmailCheck {
  /** See `emailKey`. */
  emailKey: string;
  code: string;
  addressKey: string;
  /** The account that is logged in, if one is: codes of others are wrong then. */
  accountId: number | null;
}

/**
 * Notes that the account which the code belongs to can read its mails. Returns the account's id.
 * @throws Refusal -1 for a wrong code, the same for whatever is wrong with it; 429 over the limit
 */
export async function checkEmail({ db, limits, secret }: CheckEmailOptions, check: EmailCheck): Promise<number> {
  const { emailKey, code, addressKey, accountId } = check;
  const scope = { purpose: 'verify', emailKey } as const;
  await limits.countEntry(addressKey);
  const right = await tryCode(db, secret, scope, code);
  if (!right || (accountId !== null && right.accountId !== accountId)) throw invalidCode();
  await inTransaction(db, async (tx) => {
    if (!(await useCode(tx, scope, right))) throw invalidCode();
    const verified = await tx
      .update(account)
      .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
      .where(and(eq(account.id, right.accountId), eq(account.emailKey, emailKey)))
      .returning({ id: account.id });
    if (verified.length === 0) throw invalidCode();
  });
  await limits.forgetCode(scope);
  return right.accountId;
}
