import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { usernameKey } from './names/username';
import type { Username } from './names/username';
import { account } from './tables';

export type AccountRow = typeof account.$inferSelect;

export async function findAccountByName(db: Drizzle, username: string): Promise<AccountRow | null> {
  const key = usernameKey(username);
  if (key === null) return null;
  const [found] = await db.select().from(account).where(eq(account.usernameKey, key));
  return found ?? null;
}

type NewAccount = Omit<typeof account.$inferInsert, 'username' | 'usernameKey'>;

/** A new account, or null when the name is taken. Of several requests at once exactly one gets the name. */
export async function insertAccount(
  db: Drizzle,
  { username, key }: Username,
  values: NewAccount,
): Promise<AccountRow | null> {
  const [inserted] = await db
    .insert(account)
    .values({ name: username, ...values, username, usernameKey: key })
    .onConflictDoNothing({ target: account.usernameKey })
    .returning();
  return inserted ?? null;
}

export async function hasAccount(db: Drizzle, id: number): Promise<boolean> {
  const found = await db.select({ id: account.id }).from(account).where(eq(account.id, id));
  return found.length > 0;
}
