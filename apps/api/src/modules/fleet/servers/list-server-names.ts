import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';

/** The game servers whose ids the subquery `ids` selects, by name. */
export function listServerNames(db: Drizzle, ids: SQL): Promise<{ id: string; name: string }[]> {
  return selectRows(db, sql`select id::text, name from game_server where id in (${ids}) order by name, game_server.id`);
}
