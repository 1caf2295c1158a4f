import { asc, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { item } from '../tables';
import type { StoredItem } from './stored-item';

/**
 * Small pages, because the embedded database serves other queries between them: a login or a join of the chat waits for several pages, and
 * just after the start on a busy machine 2,000 items take three seconds.
 */
const itemPageSize = 200;

const { game, type, id, group, names, descs, icon, starType, fields } = item;
const columns = { game, type, id, group, names, descs, icon, starType, fields };

/** All items by game, type, id and group, in pages. */
export async function* loadItems(db: Drizzle): AsyncGenerator<StoredItem[]> {
  let last: StoredItem | undefined;
  do {
    const after =
      last && sql`(${game}, ${type}, ${id}, ${group}) > (${last.game}, ${last.type}, ${last.id}, ${last.group})`;
    const page: StoredItem[] = await db
      .select(columns)
      .from(item)
      .where(after)
      .orderBy(asc(game), asc(type), asc(id), asc(group))
      .limit(itemPageSize);
    if (page.length > 0) yield page;
    last = page.length === itemPageSize ? page.at(-1) : undefined;
  } while (last);
}
