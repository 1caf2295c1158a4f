import { and, gt, isNull, sql } from 'drizzle-orm';
import { session } from '../tables';

/** A session ends after this many days without use … */
export const idleDays = 30;
/** … and at the latest after this many (docs/security.md#session-theft). */
export const absoluteDays = 90;

/** A condition for live sessions, by the clock of the database, which all servers share. */
export const isLive = and(
  isNull(session.endedAt),
  gt(session.expiresAt, sql`now()`),
  gt(session.lastUsedAt, sql`now() - make_interval(days => ${idleDays})`),
);
