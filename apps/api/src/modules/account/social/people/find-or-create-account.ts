import type { SocialProvider } from '@starhaven/contracts/session';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { findAccountByName, insertAccount } from '../../accounts';
import { hashKey, newKey } from '../../../../platform/secrets/keys';
import type { Transaction } from '../../../../platform/database/transaction-retry';
import { accountSocialLogin, loginTicket } from '../../tables';
import type { SocialUser } from '../providers/provider';
import { shownName, usernamesFor } from './social-name';

/** Short, because the login page redeems the ticket at once. */
const ticketMinutes = 2;

async function findAccountId(db: Drizzle, provider: SocialProvider, { id }: SocialUser): Promise<number | null> {
  const [found] = await db
    .select({ accountId: accountSocialLogin.accountId })
    .from(accountSocialLogin)
    .where(and(eq(accountSocialLogin.provider, provider), eq(accountSocialLogin.providerId, id)));
  return found?.accountId ?? null;
}

interface NewPerson {
  provider: SocialProvider;
  user: SocialUser;
  siteName: string;
}

/** Another request for the same person was a moment faster. */
class AlreadyLinkedError extends Error {}

/** The provider's name, unless it would make this account look like the staff or another member. */
async function findShownName(tx: Transaction, user: SocialUser, siteName: string): Promise<string> {
  const shown = shownName(user, siteName);
  return (await findAccountByName(tx, shown)) === null ? shown : '';
}

async function createAccount(db: Drizzle, { provider, user, siteName }: NewPerson): Promise<number> {
  return inTransaction(db, async (tx) => {
    const shown = await findShownName(tx, user, siteName);
    for (const username of usernamesFor(provider, user, siteName)) {
      const made = await insertAccount(tx, username, { name: shown || username.username });
      if (!made) continue;
      const linked = await tx
        .insert(accountSocialLogin)
        .values({ provider, providerId: user.id, accountId: made.id, name: user.handle })
        .onConflictDoNothing()
        .returning({ accountId: accountSocialLogin.accountId });
      // Rolls the new account back.
      if (linked.length === 0) throw new AlreadyLinkedError();
      return made.id;
    }
    throw new Error('No free username was found.');
  });
}

/**
 * The account of a provider's user, or a new account without a password. Parallel requests make only one account. `admit` is called before
 * an account is made; the function that it returns is called when none was made.
 */
export async function findOrCreateAccount(
  db: Drizzle,
  person: NewPerson,
  admit: () => Promise<() => Promise<void>>,
): Promise<{ accountId: number; isNew: boolean }> {
  const { provider, user } = person;
  const known = await findAccountId(db, provider, user);
  if (known !== null) return { accountId: known, isNew: false };
  const releaseAttempt = await admit();
  try {
    return { accountId: await createAccount(db, person), isNew: true };
  } catch (error) {
    await releaseAttempt();
    const other = error instanceof AlreadyLinkedError ? await findAccountId(db, provider, user) : null;
    if (other === null) throw error;
    return { accountId: other, isNew: false };
  }
}

/** The one-time `session` that the login page exchanges for a real one (docs/behaviour/login.md#social-login). */
export async function issueLoginTicket(db: Drizzle, provider: SocialProvider, accountId: number): Promise<string> {
  const ticket = newKey();
  const expiresAt = sql`now() + make_interval(mins => ${ticketMinutes})`;
  await db.insert(loginTicket).values({ ticketHash: hashKey(ticket), provider, accountId, expiresAt });
  return ticket;
}
