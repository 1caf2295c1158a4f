import type { SocialProvider } from '@starhaven/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { insertAccount } from '../accounts';
import { hashKey, newKey } from '../keys';
import { accountSocialLogin, loginTicket } from '../tables';
import type { SocialUser } from './provider';
import { shownName, usernamesFor } from './social-name';

/** The login page takes the ticket at once. */
const ticketMinutes = 2;

async function findAccountId(db: Drizzle, provider: SocialProvider, { id }: SocialUser): Promise<number | null> {
  const [found] = await db
    .select({ accountId: accountSocialLogin.accountId })
    .from(accountSocialLogin)
    .where(and(eq(accountSocialLogin.provider, provider), eq(accountSocialLogin.providerId, id)));
  return found?.accountId ?? null;
}

/** Somebody else's request for the same person was faster by a moment. */
class AlreadyLinkedError extends Error {}

async function createAccount(db: Drizzle, provider: SocialProvider, user: SocialUser): Promise<number> {
  return inTransaction(db, async (tx) => {
    for (const username of usernamesFor(provider, user)) {
      const made = await insertAccount(tx, username, { name: shownName(user) || username.username });
      if (!made) continue;
      const linked = await tx
        .insert(accountSocialLogin)
        .values({ provider, providerId: user.id, accountId: made.id, name: user.handle })
        .onConflictDoNothing()
        .returning({ accountId: accountSocialLogin.accountId });
      // Takes the account back with it.
      if (linked.length === 0) throw new AlreadyLinkedError();
      return made.id;
    }
    throw new Error('No free username was found.');
  });
}

/**
 * The account of a person known elsewhere; a new one without a password when there is none. Of any number of requests at
 * once one makes it. `admit` is asked before that; the function that it returns is told when none was made.
 */
export async function findOrCreateAccount(
  db: Drizzle,
  { provider, user }: { provider: SocialProvider; user: SocialUser },
  admit: () => Promise<() => Promise<void>>,
): Promise<{ accountId: number; isNew: boolean }> {
  const known = await findAccountId(db, provider, user);
  if (known !== null) return { accountId: known, isNew: false };
  const notMade = await admit();
  try {
    return { accountId: await createAccount(db, provider, user), isNew: true };
  } catch (error) {
    await notMade();
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
