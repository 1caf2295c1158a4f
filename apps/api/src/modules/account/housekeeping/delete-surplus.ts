import { isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Drizzle } from '../../../platform/database/database';
import { accountDevice, knownDevice, loginHistory, session } from '../tables';

interface Quota {
  /** Its primary key. */
  key: AnyPgColumn[];
  accountId: AnyPgColumn;
  newestBy: AnyPgColumn;
  max: number;
  /** Rows that do not count towards `max` and are never deleted. */
  isKept?: SQL;
}

/** The maximum of rows for one account. Old rows are of no use, and an account that logs in all day must not fill the disk. */
const quotas: Quota[] = [
  { key: [session.id], accountId: session.accountId, newestBy: session.lastUsedAt, max: 100 },
  { key: [loginHistory.id], accountId: loginHistory.accountId, newestBy: loginHistory.at, max: 500 },
  {
    key: [knownDevice.tokenHash, knownDevice.accountId],
    accountId: knownDevice.accountId,
    newestBy: knownDevice.lastUsedAt,
    max: 50,
  },
  {
    key: [accountDevice.accountId, accountDevice.deviceId],
    accountId: accountDevice.accountId,
    newestBy: accountDevice.lastSeenAt,
    max: 50,
    isKept: isNotNull(accountDevice.linkedAt),
  },
];

/** Deletes the oldest sessions, logins and devices of accounts that have too many. Deleting a session ends it. */
export async function deleteSurplus(db: Drizzle): Promise<void> {
  for (const { key, accountId, newestBy, max, isKept = sql`false` } of quotas) {
    const { table } = accountId;
    const columns = sql.join(key, sql`, `);
    const names = sql.join(
      key.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await db.execute(sql`
      delete from ${table} where (${columns}) in (
        select ${names} from (
          select ${columns}, row_number() over (partition by ${accountId} order by ${newestBy} desc, ${columns}) as rank
          from ${table} where not (${isKept})
        ) as ranked where ranked.rank > ${max}
      )`);
  }
}
