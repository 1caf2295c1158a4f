import { lt } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { serverHour, serverMinute, statisticMinute } from '../tables';
import { hoursPerDay, minutesPerHour } from './minutes';

/** A day for the chart, and an hour more for late requests. */
const keptMinutes = 25 * minutesPerHour;
/** The 90 days that the page shows, and today. */
const keptHours = 91 * hoursPerDay;

/** Deletes minutes and hours that no chart shows any more. Any number of servers may run it. */
export async function deleteOldMinutes(db: Drizzle, minute: number): Promise<void> {
  await db.delete(serverMinute).where(lt(serverMinute.minute, minute - keptMinutes));
  await db.delete(statisticMinute).where(lt(statisticMinute.minute, minute - keptMinutes));
  await db.delete(serverHour).where(lt(serverHour.hour, Math.floor(minute / minutesPerHour) - keptHours));
}
