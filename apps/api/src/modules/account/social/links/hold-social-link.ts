import type { SocialProvider } from '@starhaven/contracts/session';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { hashKey, newKey } from '../../../../platform/secrets/keys';
import { socialLink } from '../../tables';
import type { SocialUser } from '../providers/provider';

/** Short, because the account page finishes the link at once. */
const holdMinutes = 2;

/**
 * Stores the provider's user until the account page confirms it with its own session. Linking at once would be unsafe: a visitor who
 * opens a URL from a stranger could link their own login to the stranger's account.
 */
export async function holdSocialLink(
  db: Drizzle,
  { accountId, provider, user }: { accountId: number; provider: SocialProvider; user: SocialUser },
): Promise<string> {
  const ticket = newKey();
  const expiresAt = sql`now() + make_interval(mins => ${holdMinutes})`;
  await db
    .insert(socialLink)
    .values({ ticketHash: hashKey(ticket), accountId, provider, providerId: user.id, name: user.handle, expiresAt });
  return ticket;
}
