import type { Followed } from '@starhaven/contracts/notifications';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { selectRows } from '../../platform/database/select-rows';

/** The game servers and incidents that an account follows: servers by name, incidents by their start, the newest first. */
export async function listFollowed(
  db: Drizzle,
  accountId: number,
): Promise<{ servers: Followed[]; incidents: Followed[] }> {
  return {
    servers: await selectRows<Followed>(
      db,
      sql`select id::text, name from followed_server join game_server on id = server_id where account_id = ${accountId} order by name, game_server.id`,
    ),
    incidents: await selectRows<Followed>(
      db,
      sql`select id::text, title as name from followed_incident join incident on id = incident_id where account_id = ${accountId} order by starts_at desc, incident.id desc`,
    ),
  };
}
