import { LoginRetcode } from '@starhaven/contracts';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { Refusal } from '../../../platform/http/refusal';
import { limitKeyOf } from '../../../platform/http/visitor-address';
import type { Limit } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import { findAccountByName, insertAccount } from '../accounts';
import type { AccountRow } from '../accounts';
import { requireUsername } from '../names/username';
import type { VisitorAddress } from '../require-visitor-address';
import { accountAddress } from '../tables';

const passwordRequired = () =>
  new Refusal(LoginRetcode.PASSWORD_REQUIRED, 'This account has a password. Please log in with it.');

const addressUnknown = () =>
  new Refusal(
    -1,
    'This guest account can only be entered from an address on its list, or while it is open to everyone.',
  );

type GuestAddress = Pick<VisitorAddress, 'address' | 'isCertain'>;

/** Whether this address, or another one of its household (an IPv6 /64), is on the account's list. */
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
 * The guest account of this name: a new one, or one that may be entered again from here (docs/behaviour/login.md#guest-login).
 * @throws Refusal -117 when the account has a password, otherwise with a text for the visitor
 */
export async function enterAsGuest(
  db: Drizzle,
  newGuests: Limit,
  { username, visitor }: { username: string; visitor: GuestAddress },
): Promise<AccountRow> {
  const { address, isCertain } = visitor;
  const found = await findAccountByName(db, username);
  if (found) return reenter(db, found, visitor);
  const name = requireUsername(username);
  const limit = await newGuests.hit(limitKeyOf(address));
  if (limit.isOver) throw overLimit(limit, 'Too many new guests from your address. Please try again later.');
  const created = await inTransaction(db, async (tx) => {
    const inserted = await insertAccount(tx, name, {});
    if (inserted && isCertain) await tx.insert(accountAddress).values({ accountId: inserted.id, address });
    return inserted;
  });
  if (created) return created;
  // Somebody else was faster by a moment.
  await newGuests.refund(limitKeyOf(address));
  const taken = await findAccountByName(db, username);
  if (!taken) throw addressUnknown();
  return reenter(db, taken, visitor);
}
