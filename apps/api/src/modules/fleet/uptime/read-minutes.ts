import { gte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Drizzle } from '../../../platform/database/database';
import { hoursPerDay } from '../statistics/minutes';
import { serverHour } from '../tables';

/** Minutes of one server by state. */
export interface Minutes {
  up: number;
  maintenance: number;
  down: number;
}

export interface DayMinutes extends Minutes {
  serverId: number;
  /** Days since 1970 (UTC). */
  day: number;
  /** The part of these minutes in the last 24 hours. */
  recentUp: number;
  recentDown: number;
}

/** The sums of each server and day since `fromDay`, in one query. The last 24 hours begin at `recentHour`. */
export async function readDayMinutes(db: Drizzle, fromDay: number, recentHour: number): Promise<DayMinutes[]> {
  const { hour, upMinutes, downMinutes, maintenanceMinutes, serverId } = serverHour;
  const day = sql<number>`${hour} / ${sql.raw(String(hoursPerDay))}`;
  const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
  const recent = (column: AnyPgColumn) =>
    sql<number>`coalesce(sum(${column}) filter (where ${hour} >= ${recentHour}), 0)::int`;
  return db
    .select({
      serverId,
      day,
      up: sum(upMinutes),
      maintenance: sum(maintenanceMinutes),
      down: sum(downMinutes),
      recentUp: recent(upMinutes),
      recentDown: recent(downMinutes),
    })
    .from(serverHour)
    .where(gte(hour, fromDay * hoursPerDay))
    .groupBy(serverId, day);
}
