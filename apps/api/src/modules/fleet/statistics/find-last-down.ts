import { eq, gte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { serverMinute } from '../tables';
import { MinuteState } from './minute-state';

/** A minute that was written late, or by another API server, still counts as the last one. */
const lastMinutes = 3;

/** Ids of the servers that were down in the last stored minutes. @throws the database's error */
export async function findLastDown(db: Drizzle): Promise<ReadonlySet<number>> {
  const newest = db.select({ minute: sql<number>`max(${serverMinute.minute})` }).from(serverMinute);
  const rows = await db
    .select({ id: serverMinute.serverId })
    .from(serverMinute)
    .where(gte(serverMinute.minute, sql`(${newest}) - ${lastMinutes - 1}`))
    .groupBy(serverMinute.serverId)
    .having(eq(sql`max(${serverMinute.state})`, MinuteState.Down));
  return new Set(rows.map(({ id }) => id));
}
