import type { SocialProvider } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import type { AccountRow } from '../../accounts';
import { hashKey, newKey } from '../../keys';
import { requirePassword } from '../../passwords/require-password';
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
  { account, provider, password }: { account: AccountRow; provider: SocialProvider; password: string },
): Promise<string> {
  await requirePassword(wrongPasswords, account, password);
  const ticket = newKey();
  const expiresAt = sql`now() + make_interval(mins => ${startMinutes})`;
  await db.insert(socialLink).values({ ticketHash: hashKey(ticket), accountId: account.id, provider, expiresAt });
  return ticket;
}
