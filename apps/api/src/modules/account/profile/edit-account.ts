import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { findSqlState, uniqueViolation } from '../../../platform/database/errors';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/over-limit';
import type { Mailer } from '../../../platform/mail/mailer';
import { emailChangedMail, passwordChangedMail } from '../mails/notice-mails';
import type { MailSite } from '../mails/write-mail';
import { requireEmail } from '../names/email';
import { requireUsername } from '../names/username';
import { hashPassword } from '../passwords/password-hash';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import { requirePassword } from '../passwords/require-password';
import { endSessions } from '../sessions/end-sessions';
import type { SignedIn } from '../sessions/find-live-session';
import { account } from '../tables';
import { requireDisplayName } from './display-name';

export interface EditAccountContext {
  db: Drizzle;
  mailer: Mailer;
  site: MailSite;
  passwordPolicy: PasswordPolicy;
  wrongPasswords: Limit;
  /** Changes of password and mail address for each account (docs/security.md#limits). */
  accountChanges: Limit;
}

/** The new values; a missing or empty field stays unchanged (docs/behaviour/account.md#edit-form). */
export interface AccountEdit {
  currentPassword: string;
  name: string;
  username: string;
  email: string;
  password: string;
  gamePassword: string;
}

type Values = Partial<typeof account.$inferInsert>;

/** Checks every field before anything is changed. */
async function judge(
  { passwordPolicy, wrongPasswords }: EditAccountContext,
  row: SignedIn['account'],
  edit: AccountEdit,
): Promise<Values> {
  const values: Values = {};
  if (edit.name !== '') values.name = requireDisplayName(edit.name);
  if (edit.username !== '' && edit.username !== row.username) {
    const { username, key } = requireUsername(edit.username);
    Object.assign(values, { username, usernameKey: key });
  }
  if (edit.email !== '') {
    const { email, key } = requireEmail(edit.email);
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new DomainError('invalid-argument', 'Invalid email address');
    // Another spelling of the same mailbox stays verified.
    Object.assign(values, { email, emailKey: key }, key === row.emailKey ? {} : { emailVerifiedAt: null });
  }
  const owner = { username: values.username ?? row.username, email: values.email ?? row.email };
  if (edit.gamePassword !== '') {
    refuseWeakPassword(edit.gamePassword, passwordPolicy, owner);
    values.gamePasswordHash = await hashPassword(edit.gamePassword);
  }
  const isNewEmail = values.emailKey !== undefined && values.emailKey !== row.emailKey;
  if (edit.password !== '' || isNewEmail) {
    // The owner of the mailbox can reset the password: changing the address is as powerful as changing the password.
    if (row.passwordHash !== null && edit.currentPassword === '') {
      throw new DomainError('invalid-argument', 'Please enter your current web password to save changes');
    }
    await requirePassword(wrongPasswords, row, edit.currentPassword);
  }
  if (edit.password !== '') {
    refuseWeakPassword(edit.password, passwordPolicy, owner);
    values.passwordHash = await hashPassword(edit.password);
    values.isPasswordTemporary = false;
  }
  return values;
}

/**
 * Changes the account. A new password ends all other sessions. Changes of password and address are reported by mail; the mail about the
 * address goes to the old one.
 * @throws DomainError with a text for the visitor; rate-limited when password or address were changed too often
 */
export async function editAccount(context: EditAccountContext, signedIn: SignedIn, edit: AccountEdit): Promise<void> {
  const { db, mailer, site, accountChanges } = context;
  const { account: row, session } = signedIn;
  const values = await judge(context, row, edit);
  if (Object.keys(values).length === 0) return;
  const hasNewEmail = values.emailKey !== undefined && values.emailKey !== row.emailKey;
  const hasNewPassword = values.passwordHash !== undefined;
  if (hasNewEmail || hasNewPassword) {
    const state = await accountChanges.hit(String(row.id));
    if (state.isOver) throw overLimit(state, 'Too many changes. Please try again later.');
  }
  await inTransaction(db, async (tx) => {
    await tx
      .update(account)
      .set({ ...values, ...(hasNewPassword ? { passwordChangedAt: sql`now()` } : {}) })
      .where(eq(account.id, row.id));
    const username = values.username ?? row.username;
    const at = new Date();
    if (hasNewPassword) {
      await endSessions(tx, row.id, 'password', { exceptSessionId: session.id });
      if (row.email !== null) await mailer.enqueue(tx, passwordChangedMail(site, row.email, { username, at }));
    }
    if (hasNewEmail && row.email !== null) {
      await mailer.enqueue(tx, emailChangedMail(site, row.email, { username, at }));
    }
  }).catch((error: unknown) => {
    throw findSqlState(error) === uniqueViolation
      ? new DomainError('already-exists', 'This username is already taken')
      : error;
  });
}
