import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { sponsorCode } from '../tables';
import { newSponsorCode } from './code-alphabet';

/** The code of an account, made if it has none; stores whether the account wants to be thanked. Parallel requests get the same code. */
export async function takeSponsorCode(
  db: Drizzle,
  { accountId, isThanked }: { accountId: number; isThanked: boolean },
): Promise<string> {
  // In the rare case that another account has the random code, the next try makes another one.
  for (let tries = 0; tries < 5; tries += 1) {
    const [changed] = await db
      .update(sponsorCode)
      .set({ isThanked })
      .where(eq(sponsorCode.accountId, accountId))
      .returning({ code: sponsorCode.code });
    if (changed) return changed.code;
    await db.insert(sponsorCode).values({ accountId, isThanked, code: newSponsorCode() }).onConflictDoNothing();
  }
  throw new Error('No code could be made.');
}
