import { asc, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { item } from '../tables';
import type { StoredItem } from './stored-item';

/** Small enough that the embedded database can serve other queries in between. */
const pageSize = 2_000;

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
      .limit(pageSize);
    if (page.length > 0) yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}
