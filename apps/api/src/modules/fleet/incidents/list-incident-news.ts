import { incidentPath, hasIncidentEnded } from '@starhaven/contracts/status';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import type { NewsItem, IsNew } from '../../../platform/news/news-item';

interface Row {
  id: number;
  incidentId: number;
  kind: 'incident' | 'maintenance';
  title: string;
  state: string;
  text: string;
}

/** Updates of incidents and planned work since a time that were not announced yet: at most 100, the oldest first. */
export async function listIncidentNews(db: Drizzle, since: Date, isNew: IsNew): Promise<NewsItem[]> {
  const rows = await selectRows<Row>(
    db,
    sql`
      select said.id, incident.id as "incidentId", incident.kind, incident.title, said.state, said.text
      from incident_update said join incident on incident.id = said.incident_id
      where said.at >= ${since.toISOString()}::timestamptz
        and ${isNew(sql`'incident-update:' || said.id`)}
      order by said.id limit 100`,
  );
  return rows.map(({ id, incidentId, kind, title, state, text }) => ({
    key: `incident-update:${id}`,
    title: `${title} (${state.replace('_', ' ')})`,
    text,
    path: incidentPath(incidentId),
    mood: hasIncidentEnded({ state }) ? 'good' : kind === 'incident' ? 'bad' : 'neutral',
  }));
}
