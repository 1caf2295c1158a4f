import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { Mailer } from '../../../platform/mail/mailer';
import type { AccountRow } from '../accounts';
import { invalidCode } from '../codes/invalid-code';
import { tryCode, useCode } from '../codes/mail-codes';
import type { MailLimits } from '../codes/mail-limits';
import { lockAccount } from '../lock-account';
import { emailChangedMail } from '../mails/notice-mails';
import type { MailSite } from '../mails/write-mail';
import { emailKey as keyOf } from '../names/email';
import { account } from '../tables';
import { issueEmailUndo } from './issue-email-undo';
import { pendingEmailOf } from './pending-email';

export interface CheckEmailContext {
  db: Drizzle;
  mailer: Mailer;
  mailLimits: MailLimits;
  site: MailSite;
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

/** Makes the pending address the account's address, and mails a notice to the former one. */
async function replaceEmail(
  { mailer, site }: CheckEmailContext,
  tx: Transaction,
  { id, username, email, emailKey }: AccountRow,
  newEmail: string,
): Promise<void> {
  await tx
    .update(account)
    .set({
      email: newEmail,
      emailKey: keyOf(newEmail),
      emailVerifiedAt: sql`now()`,
      pendingEmail: null,
      pendingEmailKey: null,
      pendingEmailAt: null,
    })
    .where(eq(account.id, id));
  if (email === null || emailKey === null) return;
  const undo = await issueEmailUndo(tx, { id, email, emailKey });
  await mailer.enqueue(tx, emailChangedMail(site, email, { username, newEmail, at: new Date(), undo }));
}

/**
 * Records that the owner of the account can read mails at this address; a pending address replaces the former one. Returns the account's
 * id.
 * @throws DomainError wrong-credentials, the same for every fault of the code; rate-limited
 */
export async function checkEmail(context: CheckEmailContext, check: EmailCheck): Promise<number> {
  const { db, mailLimits, accountSecret } = context;
  const { emailKey, code, addressKey, accountId } = check;
  const scope = { purpose: 'verify', emailKey } as const;
  await mailLimits.countEntry(addressKey);
  const right = await tryCode(db, accountSecret, scope, code);
  if (!right || (accountId !== null && right.accountId !== accountId)) throw invalidCode();
  await inTransaction(db, async (tx) => {
    const row = await lockAccount(tx, right.accountId);
    if (!(await useCode(tx, scope, right))) throw invalidCode();
    const { pendingEmail } = pendingEmailOf(row);
    if (row.emailKey === emailKey) {
      await tx
        .update(account)
        .set({ emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
        .where(eq(account.id, row.id));
    } else if (keyOf(pendingEmail) === emailKey) {
      await replaceEmail(context, tx, row, pendingEmail);
    } else {
      throw invalidCode();
    }
  });
  await mailLimits.forgetCode(scope);
  return right.accountId;
}
