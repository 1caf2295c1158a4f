import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { selectRows } from '../../platform/database/select-rows';
import { usernameKey } from './names/username';
import type { Username } from './names/username';
import { effectiveRoles, isBanned } from './roles';
import { account } from './tables';

export type AccountRow = typeof account.$inferSelect;

export async function findAccountByName(db: Drizzle, username: string): Promise<AccountRow | null> {
  const key = usernameKey(username);
  if (key === null) return null;
  const [found] = await db.select().from(account).where(eq(account.usernameKey, key));
  return found ?? null;
}

type NewAccount = Omit<typeof account.$inferInsert, 'username' | 'usernameKey'>;

/** Inserts an account; null when the name is taken. Of several concurrent requests exactly one gets the name. */
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

/** A subquery with the column `id`: those of the accounts that exist. */
export const existingAccounts = (ids: readonly number[]): SQL =>
  sql`select id from account where id = any(${`{${ids.join(',')}}`}::int[])`;

/** The ids of all accounts. */
export async function listAccountIds(db: Pick<Drizzle, 'execute'>): Promise<number[]> {
  return (await selectRows<{ id: number }>(db, sql`select id from account`)).map(({ id }) => id);
}

export async function hasAccount(db: Drizzle, id: number): Promise<boolean> {
  const found = await db.select({ id: account.id }).from(account).where(eq(account.id, id));
  return found.length > 0;
}

/** What other modules need to know about an account: its display name, its effective roles and its age. */
export interface AccountFacts {
  name: string;
  roles: number[];
  createdAt: Date;
}

const facts = {
  id: account.id,
  name: account.name,
  roles: account.roles,
  roleExpiresAt: account.roleExpiresAt,
  createdAt: account.createdAt,
};

export const toFacts = (row: Pick<AccountRow, keyof typeof facts>): AccountFacts => ({
  name: row.name,
  roles: effectiveRoles(row),
  createdAt: row.createdAt,
});

/** The facts of accounts by their ids; those that do not exist are left out. */
export async function findAccountFacts(db: Drizzle, ids: number[]): Promise<Map<number, AccountFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select(facts).from(account).where(inArray(account.id, ids));
  return new Map(rows.map((row) => [row.id, toFacts(row)]));
}

/** The ids of accounts by their usernames; names that nobody has are left out. */
export async function findAccountsByNames(db: Drizzle, usernames: readonly string[]): Promise<number[]> {
  const keys = usernames.map(usernameKey).filter((key) => key !== null);
  if (keys.length === 0) return [];
  const rows = await db.select({ id: account.id }).from(account).where(inArray(account.usernameKey, keys));
  return rows.map(({ id }) => id);
}

/** The confirmed address of an account; null when it has none, is banned, or is about to be deleted: then nothing is mailed. */
export async function findMailAddress(db: Drizzle, id: number): Promise<string | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (!row || row.emailVerifiedAt === null || row.deletionAt !== null || isBanned(row)) return null;
  return row.email;
}
