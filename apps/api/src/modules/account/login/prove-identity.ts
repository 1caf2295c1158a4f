import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isLocalAddress } from '../../../platform/addresses/is-local-address';
import { DomainError } from '../../../platform/errors/domain-error';
import type { AccountRow } from '../accounts';
import { usernameKey } from '../names/username';
import type { PuzzleGate } from '../puzzles/puzzle-gate';
import { account } from '../tables';
import { enterAsGuest } from './enter-as-guest';
import type { GuestContext } from './enter-as-guest';
import type { LoginLimits } from './login-limits';
import type { PuzzleFields, VisitorAddress } from './login-origin';
import { provePassword } from './prove-password';
import { redeemLoginTicket } from './redeem-login-ticket';

export interface ProveIdentityContext extends GuestContext {
  loginLimits: LoginLimits;
  /** null: no puzzles. */
  puzzles: PuzzleGate | null;
  hasLocalVisitors: boolean;
}

/** The proof of identity that a visitor sends. */
export type Credentials =
  | { kind: 'password'; username: string; password: string; deviceToken: string | undefined }
  /** The one-time ticket from the end of a social login. */
  | { kind: 'ticket'; ticket: string; provider: string }
  | { kind: 'guest'; username: string };

export interface IdentityClaim {
  credentials: Credentials;
  visitor: VisitorAddress;
  puzzle: PuzzleFields;
}

/** Names that no account can have are all counted under this key. */
const noName = '';

/**
 * The account whose identity the visitor proves, before its second factor.
 * @throws DomainError of `provePassword`, `enterAsGuest` and the puzzles; expired for a ticket that was used or has expired
 */
export async function proveIdentity(context: ProveIdentityContext, claim: IdentityClaim): Promise<AccountRow> {
  const { loginLimits, puzzles, hasLocalVisitors } = context;
  const { credentials, visitor, puzzle } = claim;
  const { addressKey } = visitor;
  if (credentials.kind === 'ticket') {
    const admission = await loginLimits.admitAddress(addressKey);
    const found = await takeTicket(context.db, credentials);
    await admission.succeed();
    return found;
  }
  const { username } = credentials;
  const name = usernameKey(username) ?? noName;
  const attempt = { name, addressKey, ...puzzle };
  if (credentials.kind === 'password') {
    await puzzles?.admit({ action: 'login', ...attempt });
    const { password, deviceToken } = credentials;
    return provePassword(context, { username, name, password, addressKey, deviceToken });
  }
  await puzzles?.admit({ action: 'guest', ...attempt });
  const admission = await loginLimits.admitAddress(addressKey);
  const isCertain = visitor.isCertain && (hasLocalVisitors || !isLocalAddress(visitor.address));
  const found = await enterAsGuest(context, { username, visitor: { ...visitor, isCertain } });
  await admission.succeed();
  return found;
}

async function takeTicket(db: Drizzle, ticket: { ticket: string; provider: string }): Promise<AccountRow> {
  const id = await redeemLoginTicket(db, ticket);
  const [found] = id === null ? [] : await db.select().from(account).where(eq(account.id, id));
  if (!found) throw new DomainError('expired', 'This login has expired. Please log in again.');
  return found;
}
