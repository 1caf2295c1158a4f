import { createHmac } from 'node:crypto';
import type { EditableField } from '@starhaven/contracts/account';
import type { AccountRow } from '../accounts';

/** What the version covers, in its order; `pendingEmail` belongs to the field `email`. */
const parts = ['name', 'username', 'email', 'pendingEmail', 'password_web', 'password_ingame', 'locale'] as const;
type Part = (typeof parts)[number];

const fieldOf = (part: Part): EditableField => (part === 'pendingEmail' ? 'email' : part);

const digestLength = 8;

const valueOf: Record<Part, (row: AccountRow) => string> = {
  name: ({ name }) => name,
  username: ({ username }) => username,
  email: ({ email }) => email ?? '',
  pendingEmail: ({ pendingEmail }) => pendingEmail ?? '',
  password_web: ({ passwordHash }) => passwordHash ?? '',
  password_ingame: ({ gamePasswordHash }) => gamePasswordHash ?? '',
  locale: ({ locale }) => locale,
};

/**
 * The version of the values in the edit form: one short keyed digest for each field. Comparing it with the current account shows which
 * fields changed, so nothing has to be stored (docs/behaviour/account.md#two-tabs).
 */
export class FieldVersions {
  constructor(private readonly key: Buffer) {}

  versionOf(row: AccountRow): string {
    return parts.map((part) => this.digest(row, part, valueOf[part](row))).join('.');
  }

  /** The fields that differ from the version. */
  changedSince(version: string, row: AccountRow): EditableField[] {
    const seen = version.split('.');
    const changed = parts.filter((part, index) => seen[index] !== this.digest(row, part, valueOf[part](row)));
    return [...new Set(changed.map(fieldOf))];
  }

  /** Whether the form had this value when it was shown, so the visitor did not change the field. */
  isAsSeen(version: string, row: AccountRow, part: 'name' | 'username' | 'email' | 'locale', value: string): boolean {
    return version.split('.')[parts.indexOf(part)] === this.digest(row, part, value);
  }

  private digest({ id }: AccountRow, part: Part, value: string): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([id, part, value]))
      .digest('base64url')
      .slice(0, digestLength);
  }
}
