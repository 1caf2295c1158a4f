import { Role } from '@starhaven/contracts/session';
import { and, arrayContains, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account, session } from '../tables';
import { toUserRow } from './to-user-row';

export const userPageSize = 50;

export interface UserSearch {
  /** Part of a name or mail address, or a uid. */
  search?: string;
  role?: number;
  /** Only accounts with a smaller uid. */
  beforeId?: number;
}

const isUid = (text: string) => /^\d{1,9}$/.test(text);

function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(account.username, pattern),
    ilike(account.name, pattern),
    ilike(account.email, pattern),
    isUid(search) ? eq(account.id, Number(search)) : undefined,
  );
}

/** When a session of the account was last used. */
const lastSeenAt = sql<string | null>`(
  select extract(epoch from max(${session.lastUsedAt})) from ${session} where ${session.accountId} = ${account.id}
)`;

const maxRole = 32_767;

/** One page of accounts, the newest first (docs/behaviour/admin.md#users). It has one row more than a page if there is a next page. */
export async function listUsers(db: Drizzle, { search = '', role, beforeId }: UserSearch) {
  if (role !== undefined && (role < Role.BLANK || role > maxRole)) return [];
  const rows = await db
    .select({ row: account, lastSeenAt })
    .from(account)
    .where(
      and(
        search === '' ? undefined : matches(search),
        role === undefined ? undefined : arrayContains(account.roles, [role]),
        beforeId === undefined ? undefined : lt(account.id, beforeId),
      ),
    )
    .orderBy(desc(account.id))
    .limit(userPageSize + 1);
  return rows.map((found) => toUserRow(found.row, found.lastSeenAt));
}
