import { isNotNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';

/** Whether any account has confirmed its mail address: proof that mails of this site arrive. */
export async function hasConfirmedEmail(db: Drizzle): Promise<boolean> {
  const found = await db.select({ id: account.id }).from(account).where(isNotNull(account.emailVerifiedAt)).limit(1);
  return found.length > 0;
}
