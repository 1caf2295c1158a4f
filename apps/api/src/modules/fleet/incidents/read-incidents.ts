import type { Incident } from '@starhaven/contracts/status';
import { endedIncidentStates } from '@starhaven/contracts/status';
import { asc, desc, gt, inArray, notInArray, or } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { incident, incidentUpdate } from '../tables';

const shownDays = 90;
const maxIncidents = 100;
const dayMs = 86_400_000;

/** Incidents of the last 90 days and all that have not ended or not begun, newest first, at most 100. */
export async function readIncidents(db: Drizzle, nowMs: number): Promise<Incident[]> {
  const rows = await db
    .select()
    .from(incident)
    .where(
      or(
        gt(incident.startsAt, new Date(nowMs - shownDays * dayMs)),
        notInArray(incident.state, [...endedIncidentStates]),
      ),
    )
    .orderBy(desc(incident.startsAt), desc(incident.id))
    .limit(maxIncidents);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const updates = await db
    .select()
    .from(incidentUpdate)
    .where(inArray(incidentUpdate.incidentId, ids))
    .orderBy(desc(incidentUpdate.at), desc(incidentUpdate.id), asc(incidentUpdate.incidentId));
  return rows.map(
    (row) =>
      // Only the verbs in this folder write the table, and they accept no other values.
      ({
        id: String(row.id),
        kind: row.kind,
        title: row.title,
        state: row.state,
        impact: row.impact,
        components: row.components,
        servers: row.servers.map(String),
        startsAt: toUnixSeconds(row.startsAt),
        endsAt: toUnixSeconds(row.endsAt),
        updatedAt: toUnixSeconds(row.updatedAt),
        updates: updates
          .filter(({ incidentId }) => incidentId === row.id)
          .map(({ at, state, text }) => ({ time: toUnixSeconds(at), state, text })),
      }) as Incident,
  );
}
