import type { Followed } from '@starhaven/contracts/notifications';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { listIncidentTitles, listServerNames } from '../fleet';

/** The game servers and incidents that an account follows: servers by name, incidents by their start, the newest first. */
export async function listFollowed(
  db: Drizzle,
  accountId: number,
): Promise<{ servers: Followed[]; incidents: Followed[] }> {
  return {
    servers: await listServerNames(db, sql`select server_id from followed_server where account_id = ${accountId}`),
    incidents: await listIncidentTitles(
      db,
      sql`select incident_id from followed_incident where account_id = ${accountId}`,
    ),
  };
}
