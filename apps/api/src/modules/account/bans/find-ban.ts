import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { accountBan } from '../tables';

export type BanRow = typeof accountBan.$inferSelect;

/** Why an account is banned; null when nobody wrote it down. */
export async function findBan(db: Pick<Drizzle, 'select'>, accountId: number): Promise<BanRow | null> {
  const [ban] = await db.select().from(accountBan).where(eq(accountBan.accountId, accountId));
  return ban ?? null;
}
