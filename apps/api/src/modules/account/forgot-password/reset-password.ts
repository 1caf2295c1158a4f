import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Mailer } from '../../../platform/mail/mailer';
import { passwordChangedMail } from '../mails/notice-mails';
import type { MailSite } from '../mails/write-mail';
import { hashPassword } from '../passwords/password-hash';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import { endSessions } from '../sessions/end-sessions';
import { account, apiKey } from '../tables';
import { refundAttempt, tryCode, useCode } from '../codes/mail-codes';
import type { MailLimits } from '../codes/mail-limits';
import { invalidCode } from '../codes/invalid-code';

export interface ResetPasswordContext {
  db: Drizzle;
  mailer: Mailer;
  mailLimits: MailLimits;
  site: MailSite;
  accountSecret: string;
  passwordPolicy: PasswordPolicy;
}

export interface PasswordReset {
  /** See `emailKey`. */
  emailKey: string;
  code: string;
  password: string;
  addressKey: string;
}

/**
 * Sets a new password for the account of the code, ends all its sessions and revokes its API keys. The code also verifies the mail address.
 * Second factors stay: access to the mailbox must not be enough to enter an account that has one. Returns the account's id.
 * @throws DomainError wrong-credentials, the same for every fault of the code; invalid-argument for a weak password, which costs no try;
 * rate-limited
 */
export async function resetPassword(context: ResetPasswordContext, reset: PasswordReset): Promise<number> {
  const { db, mailer, mailLimits, site, accountSecret, passwordPolicy } = context;
  const { emailKey, code, password, addressKey } = reset;
  const scope = { purpose: 'reset', emailKey } as const;
  await mailLimits.countEntry(addressKey);
  const right = await tryCode(db, accountSecret, scope, code);
  if (!right) throw invalidCode();
  const ofAccount = and(eq(account.id, right.accountId), eq(account.emailKey, emailKey));
  const [owner] = await db.select().from(account).where(ofAccount);
  if (!owner) throw invalidCode();
  let passwordHash: string;
  try {
    refuseWeakPassword(password, passwordPolicy, owner);
    passwordHash = await hashPassword(password);
  } catch (error) {
    await refundAttempt(db, right);
    throw error;
  }
  await inTransaction(db, async (tx) => {
    if (!(await useCode(tx, scope, right))) throw invalidCode();
    const [changed] = await tx
      .update(account)
      .set({
        passwordHash,
        passwordChangedAt: sql`now()`,
        isPasswordTemporary: false,
        emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())`,
        // A pending new address is dropped: the person who asked for it may be the reason for the reset.
        pendingEmail: null,
        pendingEmailKey: null,
        pendingEmailAt: null,
      })
      .where(ofAccount)
      .returning({ email: account.email, username: account.username });
    if (!changed) throw invalidCode();
    await endSessions(tx, right.accountId, 'password');
    await tx.delete(apiKey).where(eq(apiKey.accountId, right.accountId));
    const notice = { username: changed.username, at: new Date() };
    if (changed.email !== null) await mailer.enqueue(tx, passwordChangedMail(site, changed.email, notice));
  });
  await mailLimits.forgetCode(scope);
  return right.accountId;
}
