import { sql } from 'drizzle-orm';
import { endedIncidentStates } from '@starhaven/contracts/status';
import type { Drizzle } from '../../platform/database/database';

const keptDays = 7;

/** Ends following an incident that has been over for 7 days; until then it may be opened again. */
export async function pruneFollows(db: Drizzle): Promise<void> {
  await db.execute(sql`
    delete from followed_incident using incident
    where incident.id = incident_id and incident.state in ${endedIncidentStates}
      and incident.updated_at < now() - make_interval(days => ${keptDays})`);
}
