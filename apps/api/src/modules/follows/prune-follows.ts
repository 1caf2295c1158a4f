import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { incidentsEndedFor } from '../fleet';

const keptDays = 7;

/** Ends following an incident that has been over for 7 days; until then it may be opened again. */
export async function pruneFollows(db: Drizzle): Promise<void> {
  await db.execute(sql`delete from followed_incident where incident_id in (${incidentsEndedFor(keptDays)})`);
}
