import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { limitKeyOf } from '@starhaven/contracts/network';
import type { Limit } from '../../../platform/limits/limits';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { findAccountByName, insertAccount } from '../accounts';
import type { AccountRow } from '../accounts';
import { requireNewUsername } from '../names/new-username';
import type { PasswordPolicy } from '../passwords/refuse-weak-password';
import type { VisitorAddress } from './login-origin';
import { accountAddress } from '../tables';

const passwordRequired = () =>
  new DomainError('password-required', 'This account has a password. Please log in with it.');

const addressUnknown = () =>
  new DomainError(
    'login-refused',
    'This guest account can only be entered from an address on its list, or while it is open to everyone.',
  );

export interface GuestContext {
  db: Drizzle;
  passwordPolicy: PasswordPolicy;
  /** New guests for each address. */
  newGuests: Limit;
}

type GuestAddress = Pick<VisitorAddress, 'address' | 'isCertain'>;

/** Whether the account's list has this address, or another one of the same IPv6 network (/64). */
async function isListed(db: Drizzle, accountId: number, address: string): Promise<boolean> {
  const rows = await db
    .select({ address: accountAddress.address })
    .from(accountAddress)
    .where(eq(accountAddress.accountId, accountId));
  return rows.some((row) => limitKeyOf(row.address) === limitKeyOf(address));
}

async function reenter(db: Drizzle, found: AccountRow, { address, isCertain }: GuestAddress): Promise<AccountRow> {
  if (found.passwordHash !== null) throw passwordRequired();
  const isOpen = found.openToAllUntil !== null && found.openToAllUntil > new Date();
  if (!isOpen && !(isCertain && (await isListed(db, found.id, address)))) throw addressUnknown();
  return found;
}

/**
 * The guest account of this name: a new one, or an existing one that this address may enter again (docs/behaviour/login.md#guest-login).
 * @throws DomainError password-required, login-refused, already-exists for a name of the staff, rate-limited
 */
export async function enterAsGuest(
  { db, newGuests, passwordPolicy }: GuestContext,
  { username, visitor }: { username: string; visitor: GuestAddress },
): Promise<AccountRow> {
  const { address, isCertain } = visitor;
  const found = await findAccountByName(db, username);
  if (found) return reenter(db, found, visitor);
  const name = requireNewUsername(username, passwordPolicy.siteName);
  await refuseOverLimit(
    newGuests,
    limitKeyOf(address),
    'Too many new guests from your address. Please try again later.',
  );
  const created = await inTransaction(db, async (tx) => {
    const inserted = await insertAccount(tx, name, {});
    if (inserted && isCertain) await tx.insert(accountAddress).values({ accountId: inserted.id, address });
    return inserted;
  });
  if (created) return created;
  // Another request made the account a moment earlier.
  await newGuests.refund(limitKeyOf(address));
  const taken = await findAccountByName(db, username);
  if (!taken) throw addressUnknown();
  return reenter(db, taken, visitor);
}
