import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { account } from '../tables';
import { invalidCode } from '../codes/invalid-code';
import { tryCode, useCode } from '../codes/mail-codes';
import type { MailLimits } from '../codes/mail-limits';

export interface CheckEmailContext {
  db: Drizzle;
  mailLimits: MailLimits;
  accountSecret: string;
}

export interface EmailCheck {
  /** See `emailKey`. */
  emailKey: string;
  code: string;
  addressKey: string;
  /** The account that is logged in, if any: codes of other accounts are then wrong. */
  accountId: number | null;
}

/**
 * Records that the account of the code can read its mails. Returns the account's id.
 * @throws DomainError wrong-credentials, the same for every fault of the code; rate-limited
 */
export async function checkEmail(
  { db, mailLimits, accountSecret }: CheckEmailContext,
  check: EmailCheck,
): Promise<number> {
  const { emailKey, code, addressKey, accountId } = check;
  const scope = { purpose: 'verify', emailKey } as const;
  await mailLimits.countEntry(addressKey);
  const right = await tryCode(db, accountSecret, scope, code);
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
  await mailLimits.forgetCode(scope);
  return right.accountId;
}
