import type { AdminUserDetails } from '@starhaven/contracts/admin';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { DomainError } from '../../../platform/errors/domain-error';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { findBan } from '../bans/find-ban';
import { findSecondFactors } from '../second-factors/find-second-factors';
import { isLive } from '../sessions/session-lifetime';
import { account, loginHistory, session } from '../tables';
import { toUserRow } from './to-user-row';

const maxSessions = 100;
const maxLogins = 50;
const maxAddresses = 50;

interface AddressRow {
  address: string;
  logins: string | number;
  last_at: string | number;
  others: string | number;
}

async function listAddresses(db: Drizzle, accountId: number): Promise<AdminUserDetails['addresses']> {
  const rows = await selectRows<AddressRow>(
    db,
    sql`
      select own.address, own.logins, own.last_at, count(distinct other.account_id) as others
      from (
        select address, count(*) as logins, extract(epoch from max(at)) as last_at
        from ${loginHistory} where account_id = ${accountId}
        group by address order by max(at) desc limit ${maxAddresses}
      ) as own
      left join ${loginHistory} as other on other.address = own.address and other.account_id <> ${accountId}
      group by own.address, own.logins, own.last_at
      order by own.last_at desc`,
  );
  return rows.map(({ address, logins, last_at: lastAt, others }) => ({
    ip: address,
    logins: Number(logins),
    lastAt: Math.floor(Number(lastAt)),
    otherAccounts: Number(others),
  }));
}

/** One account as staff sees it: never a hash, never a key. @throws DomainError not-found */
export async function getUser(db: Drizzle, accountId: number): Promise<Omit<AdminUserDetails, 'noActions'>> {
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  if (!row) throw new DomainError('not-found', 'There is no such account.');
  const sessions = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, accountId), isLive))
    .orderBy(desc(session.lastUsedAt))
    .limit(maxSessions);
  const logins = await db
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.accountId, accountId))
    .orderBy(desc(loginHistory.at), desc(loginHistory.id))
    .limit(maxLogins);
  const ban = await findBan(db, accountId);
  const [latest] = sessions;
  return {
    ...toUserRow(row, latest ? toUnixSeconds(latest.lastUsedAt) : 0),
    isEmailVerified: row.emailVerifiedAt !== null,
    hasPassword: row.passwordHash !== null,
    secondFactors: await findSecondFactors(db, accountId),
    points: row.points,
    deletionAt: toUnixSeconds(row.deletionAt),
    ban:
      ban === null
        ? null
        : { reason: ban.reason, at: toUnixSeconds(ban.at), until: toUnixSeconds(ban.until), by: ban.by },
    sessions: sessions.map(({ id, createdAt, lastUsedAt, expiresAt, address, device }) => ({
      id: String(id),
      createdAt: toUnixSeconds(createdAt),
      lastUsedAt: toUnixSeconds(lastUsedAt),
      expiresAt: toUnixSeconds(expiresAt),
      ip: address,
      device,
    })),
    logins: logins.map(({ type, at, address, device }) => ({ time: toUnixSeconds(at), type, ip: address, device })),
    addresses: await listAddresses(db, accountId),
  };
}
