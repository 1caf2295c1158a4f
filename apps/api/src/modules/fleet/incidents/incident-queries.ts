import { endedIncidentStates } from '@starhaven/contracts/status';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';

/** The incidents whose ids the subquery `ids` selects, by their start, the newest first. */
export function listIncidentTitles(db: Drizzle, ids: SQL): Promise<{ id: string; name: string }[]> {
  return selectRows(
    db,
    sql`select id::text, title as name from incident where id in (${ids}) order by starts_at desc, incident.id desc`,
  );
}

/** A subquery with the ids of the incidents that ended at least so many days ago. */
export const incidentsEndedFor = (days: number): SQL => sql`
  select id from incident where state in ${endedIncidentStates} and updated_at < now() - make_interval(days => ${days})`;

/** A subquery: all updates of incidents, with the incident's title and the ids of its servers. */
export const incidentUpdates: SQL = sql`
  select said.id, said.incident_id, said.state, said.text, incident.title, incident.servers
  from incident_update said join incident on incident.id = said.incident_id`;
