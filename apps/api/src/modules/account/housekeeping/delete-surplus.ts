import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Drizzle } from '../../../platform/database/database';
import { knownDevice, loginHistory, session } from '../tables';

interface Quota {
  id: AnyPgColumn;
  accountId: AnyPgColumn;
  newestBy: AnyPgColumn;
  max: number;
}

/** What one account may have of each; nobody misses the older ones, but one who logs in all day must not fill the disk. */
const quotas: Quota[] = [
  { id: session.id, accountId: session.accountId, newestBy: session.lastUsedAt, max: 100 },
  { id: loginHistory.id, accountId: loginHistory.accountId, newestBy: loginHistory.at, max: 500 },
  { id: knownDevice.tokenHash, accountId: knownDevice.accountId, newestBy: knownDevice.lastUsedAt, max: 50 },
];

/** Deletes the oldest sessions, logins and known devices of accounts that have too many. A deleted session is one that ended. */
export async function deleteSurplus(db: Drizzle): Promise<void> {
  for (const { id, accountId, newestBy, max } of quotas) {
    await db.execute(sql`
      delete from ${id.table} where ${id} in (
        select ranked.id from (
          select ${id} as id, row_number() over (partition by ${accountId} order by ${newestBy} desc, ${id} desc) as rank
          from ${id.table}
        ) as ranked where ranked.rank > ${max}
      )`);
  }
}
