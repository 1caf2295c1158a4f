import type { SocialProvider } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { hashKey, newKey } from '../../../../platform/secrets/keys';
import { lockSignedIn } from '../../lock-account';
import { requirePassword } from '../../passwords/require-password';
import type { SignedIn } from '../../sessions/find-live-session';
import { socialLink } from '../../tables';
import type { SocialLinkContext } from './social-link-context';

/** The page goes to the provider at once. */
const startMinutes = 1;

/**
 * A ticket that represents the account on the way to the provider. Requires the password, because the account can be entered with a linked
 * login.
 * @throws DomainError wrong-credentials, rate-limited
 */
export async function startSocialLink(
  { db, wrongPasswords }: Pick<SocialLinkContext, 'db' | 'wrongPasswords'>,
  { account, session, provider, password }: SignedIn & { provider: SocialProvider; password: string },
): Promise<string> {
  await requirePassword(wrongPasswords, account, password);
  const ticket = newKey();
  const expiresAt = sql`now() + make_interval(mins => ${startMinutes})`;
  await inTransaction(db, async (tx) => {
    await lockSignedIn(tx, { account, session });
    await tx.insert(socialLink).values({ ticketHash: hashKey(ticket), accountId: account.id, provider, expiresAt });
  });
  return ticket;
}
