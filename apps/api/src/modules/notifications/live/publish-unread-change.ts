import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';

export const notificationChannel = 'notification';

/** A notice has at most 8,000 bytes. */
const idsAtOnce = 500;

/** Notifies every server whose number of unread entries changed, when the transaction is committed. */
export async function publishUnreadChange(tx: Pick<Drizzle, 'execute'>, accountIds: readonly number[]): Promise<void> {
  for (let from = 0; from < accountIds.length; from += idsAtOnce)
    await tx.execute(
      sql`select pg_notify(${notificationChannel}, ${accountIds.slice(from, from + idsAtOnce).join(',')})`,
    );
}
