import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { accountBan } from '../tables';

export type BanRow = typeof accountBan.$inferSelect;

/** Why and until when an account is banned; null when that was not stored. */
export async function findBan(db: Pick<Drizzle, 'select'>, accountId: number): Promise<BanRow | null> {
  const [ban] = await db.select().from(accountBan).where(eq(accountBan.accountId, accountId));
  return ban ?? null;
}
