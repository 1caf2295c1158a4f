import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';

/** How long `all` opens the login (docs/behaviour/account.md#address-list). */
const openMinutes = 5;

/** Lets every address in for five minutes; a repeated request starts the five minutes again. */
export async function openLogin(db: Drizzle, accountId: number): Promise<void> {
  await db
    .update(account)
    .set({ openToAllUntil: sql`now() + make_interval(mins => ${openMinutes})` })
    .where(eq(account.id, accountId));
}
