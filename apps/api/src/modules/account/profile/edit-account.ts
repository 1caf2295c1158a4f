import type { EditableField } from '@starhaven/contracts/account';
import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { findSqlState, uniqueViolation } from '../../../platform/database/errors';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { requestEmailChange } from '../email/request-email-change';
import type { RequestEmailChangeContext } from '../email/request-email-change';
import { countNewAddressMail } from '../email/mail-new-address';
import type { NewAddressMailContext } from '../email/mail-new-address';
import { lockAccount } from '../lock-account';
import { passwordChangedMail } from '../mails/notice-mails';
import { mailSecurityChange } from '../mails/mail-security-change';
import { endSessions } from '../sessions/end-sessions';
import type { SignedIn } from '../sessions/find-live-session';
import { account } from '../tables';
import type { AccountEdit } from './account-edit';
import { readEdit } from './read-edit';
import type { CheckedEdit, ReadEditContext } from './read-edit';

export interface EditAccountContext extends ReadEditContext, NewAddressMailContext, RequestEmailChangeContext {
  db: Drizzle;
  /** Changes of password and mail address for each account (docs/security.md#limits). */
  accountChanges: Limit;
}

const changedElsewhere = (changed: EditableField[]) =>
  new DomainError(
    'aborted',
    'Somebody has changed the same fields in another window. Please look at the new values and save again.',
    { changed },
  );

async function apply(
  context: EditAccountContext,
  tx: Transaction,
  { account: proved, session }: SignedIn,
  { edit, checked }: { edit: AccountEdit; checked: CheckedEdit },
): Promise<EditableField[]> {
  const { fieldVersions, mailer, site } = context;
  const { values, newEmail, fields } = checked;
  const row = await lockAccount(tx, proved.id);
  const changed = edit.version === null ? [] : fieldVersions.changedSince(edit.version, row);
  const collisions = changed.filter((field) => fields.includes(field));
  if (collisions.length > 0) throw changedElsewhere(collisions);
  const hasNewPassword = values.passwordHash !== undefined;
  // The current password was checked before the lock: another request may have replaced it since.
  if ((hasNewPassword || newEmail !== null) && row.passwordHash !== proved.passwordHash) {
    throw new DomainError('wrong-credentials', 'The password is wrong.', { field: 'password_saveit' });
  }
  if (Object.keys(values).length > 0) {
    await tx
      .update(account)
      .set({ ...values, ...(hasNewPassword ? { passwordChangedAt: sql`now()` } : {}) })
      .where(eq(account.id, row.id));
  }
  const username = values.username ?? row.username;
  if (values.usernameKey !== undefined && values.usernameKey !== row.usernameKey) {
    await mailSecurityChange({ mailer, site }, tx, row, `Its username is now ${username}.`);
  }
  if (hasNewPassword) {
    await endSessions(tx, row.id, 'password', { exceptSessionId: session.id });
    const notice = { username, at: new Date() };
    if (row.email !== null) await mailer.enqueue(tx, passwordChangedMail(site, row.email, notice));
  }
  if (newEmail !== null) await requestEmailChange(context, tx, { ...row, username }, newEmail);
  return changed;
}

/**
 * Changes the account; returns the fields that another edit changed since `edit.version`. A new password ends all other sessions and is
 * reported by mail, as is a new username; a new address counts when it is confirmed.
 * @throws DomainError with a text for the visitor; aborted when another edit changed the same fields since `edit.version`; rate-limited when
 * password or address were changed too often, or too many mails were sent
 */
export async function editAccount(
  context: EditAccountContext,
  signedIn: SignedIn,
  { edit, addressKey }: { edit: AccountEdit; addressKey: string },
): Promise<EditableField[]> {
  const { db, accountChanges } = context;
  const { account: row } = signedIn;
  const checked = await readEdit(context, row, edit);
  const { values, newEmail } = checked;
  if (newEmail !== null || values.passwordHash !== undefined) {
    await refuseOverLimit(accountChanges, String(row.id), 'Too many changes. Please try again later.');
  }
  const notSent = newEmail && (await countNewAddressMail(context, { emailKey: newEmail.key, addressKey }));
  try {
    return await inTransaction(db, (tx) => apply(context, tx, signedIn, { edit, checked }));
  } catch (error) {
    await notSent?.();
    throw findSqlState(error) === uniqueViolation
      ? new DomainError('already-exists', 'This username is already taken', { field: 'username' })
      : error;
  }
}
