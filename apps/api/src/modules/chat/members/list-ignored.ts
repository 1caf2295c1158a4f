import type { IgnoredMember } from '@starhaven/contracts/chat';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { findAccountFacts } from '../../account';
import { chatIgnore } from '../tables';

/** The members that an account ignores, with their current names. */
export async function listIgnored(db: Drizzle, accountId: number): Promise<IgnoredMember[]> {
  const rows = await db
    .select({ id: chatIgnore.ignoredId })
    .from(chatIgnore)
    .where(eq(chatIgnore.accountId, accountId))
    .orderBy(asc(chatIgnore.ignoredAt), asc(chatIgnore.ignoredId));
  const ids = rows.map(({ id }) => id);
  const facts = await findAccountFacts(db, ids);
  return ids.map((id) => ({ uid: String(id), name: facts.get(id)?.name ?? '' }));
}

/** The uids that accounts ignore, by uid; accounts without such a list are left out. */
export async function findIgnoredUids(db: Drizzle, uids: string[]): Promise<Map<string, Set<string>>> {
  const lists = new Map<string, Set<string>>();
  if (uids.length === 0) return lists;
  const rows = await db
    .select({ accountId: chatIgnore.accountId, ignoredId: chatIgnore.ignoredId })
    .from(chatIgnore)
    .where(inArray(chatIgnore.accountId, uids.map(Number)));
  for (const { accountId, ignoredId } of rows) {
    const uid = String(accountId);
    const list = lists.get(uid) ?? new Set();
    lists.set(uid, list.add(String(ignoredId)));
  }
  return lists;
}

/** The accounts that ignore a member. */
export async function listIgnoring(db: Drizzle, ignoredId: number): Promise<number[]> {
  const rows = await db
    .select({ accountId: chatIgnore.accountId })
    .from(chatIgnore)
    .where(eq(chatIgnore.ignoredId, ignoredId));
  return rows.map(({ accountId }) => accountId);
}
