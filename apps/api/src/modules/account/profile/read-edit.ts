import type { EditableField } from '@starhaven/contracts/account';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import type { AccountRow } from '../accounts';
import { pendingEmailOf } from '../email/pending-email';
import { emailKey, requireEmail } from '../names/email';
import { requireNewUsername } from '../names/new-username';
import { requireUsername, usernameKey } from '../names/username';
import { hashPassword } from '../passwords/password-hash';
import { refuseWeakPassword } from '../passwords/refuse-weak-password';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import { requirePassword } from '../passwords/require-password';
import type { account } from '../tables';
import type { AccountEdit } from './account-edit';
import { requireDisplayName } from './display-name';
import type { FieldVersions } from './field-version';
import { refuseTakenName } from './refuse-taken-name';
import { requireLocale } from './require-locale';

export interface ReadEditContext {
  db: Drizzle;
  passwordPolicy: PasswordPolicy;
  wrongPasswords: Limit;
  fieldVersions: FieldVersions;
}

export interface CheckedEdit {
  values: Partial<typeof account.$inferInsert>;
  /** An address of another mailbox than the account's. */
  newEmail: { email: string; key: string } | null;
  fields: EditableField[];
}

type TextField = 'name' | 'username' | 'email' | 'locale';

/** The text of a field; empty when it is left unchanged. A form sends every value that it showed, also those that nobody touched. */
function textOf({ fieldVersions }: ReadEditContext, row: AccountRow, edit: AccountEdit, field: TextField): string {
  const text = edit[field];
  if (edit.version === null || text === '') return text;
  return fieldVersions.isAsSeen(edit.version, row, field, text) ? '' : text;
}

function readEmail(row: AccountRow, text: string): Pick<CheckedEdit, 'values' | 'newEmail'> {
  if (text === '') return { values: {}, newEmail: null };
  const { email, key } = requireEmail(text);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new DomainError('invalid-argument', 'Invalid email address', { field: 'email' });
  }
  // Another spelling of the same mailbox stays verified.
  if (key === row.emailKey) return { values: email === row.email ? {} : { email }, newEmail: null };
  // The same address again, from a second click or a second tab.
  if (key === emailKey(pendingEmailOf(row).pendingEmail)) return { values: {}, newEmail: null };
  return { values: {}, newEmail: { email, key } };
}

/**
 * Checks every field before anything is changed. A new web password and a new address need the current password.
 * @throws DomainError invalid-argument, already-exists, wrong-credentials, rate-limited
 */
export async function readEdit(context: ReadEditContext, row: AccountRow, edit: AccountEdit): Promise<CheckedEdit> {
  const { passwordPolicy, wrongPasswords } = context;
  const text = (field: TextField) => textOf(context, row, edit, field);
  const { values, newEmail } = readEmail(row, text('email'));
  const [name, username, locale] = [text('name'), text('username'), text('locale')];
  if (name !== '') {
    values.name = requireDisplayName(name);
    await refuseTakenName(context, row, values.name);
  }
  if (username !== '' && username !== row.username) {
    // Another spelling of the own name stays possible.
    const isOwn = usernameKey(username) === row.usernameKey;
    const wanted = isOwn ? requireUsername(username) : requireNewUsername(username, passwordPolicy.siteName);
    Object.assign(values, { username: wanted.username, usernameKey: wanted.key });
  }
  if (locale !== '') values.locale = requireLocale(locale);
  const owner = { username: values.username ?? row.username, email: newEmail?.email ?? values.email ?? row.email };
  if (edit.gamePassword !== '') {
    refuseWeakPassword(edit.gamePassword, passwordPolicy, owner);
    values.gamePasswordHash = await hashPassword(edit.gamePassword);
  }
  if (edit.password !== '' || newEmail !== null) {
    // The owner of the mailbox can reset the password: changing the address is as powerful as changing the password.
    if (row.passwordHash !== null && edit.currentPassword === '') {
      throw new DomainError('invalid-argument', 'Please enter your current web password to save changes', {
        field: 'password_saveit',
      });
    }
    await requirePassword(wrongPasswords, row, edit.currentPassword, 'password_saveit');
  }
  if (edit.password !== '') {
    refuseWeakPassword(edit.password, passwordPolicy, owner);
    values.passwordHash = await hashPassword(edit.password);
    values.isPasswordTemporary = false;
  }
  const isSet: [EditableField, boolean][] = [
    ['name', values.name !== undefined],
    ['username', values.username !== undefined],
    ['email', values.email !== undefined || newEmail !== null],
    ['password_web', values.passwordHash !== undefined],
    ['password_ingame', values.gamePasswordHash !== undefined],
    ['locale', values.locale !== undefined],
  ];
  return { values, newEmail, fields: isSet.filter(([, set]) => set).map(([field]) => field) };
}
