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
import { account } from '../tables';
import { giveTryBack, tryCode, useCode } from './mail-codes';
import type { MailLimits } from './mail-limits';
import { invalidCode } from './invalid-code';

export interface ResetPasswordOptions {
  db: Drizzle;
  mailer: Mailer;
  limits: MailLimits;
  site: MailSite;
  secret: string;
  policy: PasswordPolicy;
}

export interface PasswordReset {
  /** See `emailKey`. */
  emailKey: string;
  code: string;
  password: string;
  addressKey: string;
}

/**
 * Sets a new password for the account that the code belongs to and ends all its sessions. Having read the mail proves the
 * address. Second factors stay: a mailbox alone must not open an account that has one. Returns the account's id.
 * @throws Refusal -1 for a wrong code, the same for whatever is wrong with it, and for a weak password, which costs no try;
 * 429 over the limit
 */
export async function resetPassword(options: ResetPasswordOptions, reset: PasswordReset): Promise<number> {
  const { db, mailer, limits, site, secret, policy } = options;
  const { emailKey, code, password, addressKey } = reset;
  const scope = { purpose: 'reset', emailKey } as const;
  await limits.countEntry(addressKey);
  const right = await tryCode(db, secret, scope, code);
  if (!right) throw invalidCode();
  const ofAccount = and(eq(account.id, right.accountId), eq(account.emailKey, emailKey));
  const [owner] = await db.select().from(account).where(ofAccount);
  if (!owner) throw invalidCode();
  let passwordHash: string;
  try {
    refuseWeakPassword(password, policy, owner);
    passwordHash = await hashPassword(password);
  } catch (error) {
    await giveTryBack(db, scope);
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
      })
      .where(ofAccount)
      .returning({ email: account.email, username: account.username });
    if (!changed) throw invalidCode();
    await endSessions(tx, right.accountId, 'password');
    const notice = { username: changed.username, at: new Date() };
    if (changed.email !== null) await mailer.enqueue(tx, passwordChangedMail(site, changed.email, notice));
  });
  await limits.forgetCode(scope);
  return right.accountId;
}
