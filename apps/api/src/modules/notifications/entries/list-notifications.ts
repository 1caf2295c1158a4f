import type { Notification } from '@starhaven/contracts/notifications';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { ownersOf } from '../../account';
import { notification } from '../tables';

const entriesOfPage = 20;
const maxEntriesOfPage = 50;

/** Microseconds and an id: the place in the list behind which the next page begins. */
const cursorShape = /^(\d{1,17})\.(\d{1,15})$/;

/** A page of the account's list, the newest first. `next` is empty after the last page. */
export async function listNotifications(
  db: Drizzle,
  accountId: number,
  { after = '', limit = entriesOfPage }: { after?: string; limit?: number },
): Promise<{ entries: Notification[]; next: string }> {
  const size = Math.min(limit, maxEntriesOfPage);
  const [, micros, id] = cursorShape.exec(after) ?? [];
  const isBehind =
    micros === undefined
      ? undefined
      : sql`(${notification.happenedAt}, ${notification.id}) < (to_timestamp(0) + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`;
  const rows = await db
    .select({
      entry: notification,
      micros: sql<string>`floor(extract(epoch from ${notification.happenedAt}) * 1000000)::bigint::text`,
    })
    .from(notification)
    .where(and(eq(notification.accountId, accountId), eq(notification.isOnSite, true), isBehind))
    .orderBy(desc(notification.happenedAt), desc(notification.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const ownerOf = await ownersOf(
    db,
    shown.map(({ entry }) => entry.actorId),
  );
  return {
    entries: shown.map(({ entry }) => ({
      id: String(entry.id),
      kind: entry.kind,
      title: entry.title,
      path: entry.path,
      actor: ownerOf(entry.actorId),
      count: entry.count,
      time: toUnixSeconds(entry.happenedAt),
      isRead: entry.readAt !== null,
    })),
    next: rows.length > size && last ? `${last.micros}.${last.entry.id}` : '',
  };
}
