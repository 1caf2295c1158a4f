import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { loginHistory } from '../tables';

/** Empties the history of an account. Its devices stay known, and so do the lines of the security log. */
export async function clearLogins(db: Drizzle, accountId: number): Promise<void> {
  await db.delete(loginHistory).where(eq(loginHistory.accountId, accountId));
}
