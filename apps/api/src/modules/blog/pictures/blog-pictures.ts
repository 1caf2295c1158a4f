import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import type { PictureUse } from '../../uploads';

const rowsAtOnce = 100;

/**
 * The pictures that posts and their kept versions name: of every state, and of deleted posts for as long as they can come back. Reads the texts in
 * portions, so that other queries run in between.
 */
export const blogPictures = (db: Drizzle): PictureUse => ({
  name: 'blog',
  findUsed: async (ids) => {
    const asked = new Set(ids);
    const used = new Set<string>();
    for (const [table, key] of [
      ['blog_post', 'id'],
      ['blog_version', 'post_id'],
    ] as const) {
      for (let after = 0; ;) {
        const names = await namesAfter(db, { table, key, after });
        if (names === null) break;
        for (const id of names.ids) if (asked.has(id)) used.add(id);
        after = names.last;
      }
    }
    return used;
  },
});

/** The ids of pictures in the next rows; null when there are no more rows. All versions of a post belong to one portion. */
async function namesAfter(
  db: Drizzle,
  { table, key, after }: { table: string; key: string; after: number },
): Promise<{ ids: string[]; last: number } | null> {
  const [from, id] = [sql.identifier(table), sql.identifier(key)];
  const [portion] = await selectRows<{ last: number | null; ids: string[] | null }>(
    db,
    sql`
      with portion as (
        select ${id} as row_id, content, short_content, thumbnail from ${from}
        where ${id} in (select distinct ${id} from ${from} where ${id} > ${after} order by 1 limit ${rowsAtOnce})
      )
      select
        (select max(row_id) from portion) as last,
        (
          select array_agg(distinct found[1]) from portion,
            regexp_matches(concat_ws(' ', content, short_content, thumbnail), '([a-z0-9]{32})_(?:thumbnail|small|original)[.]webp', 'g') as found
        ) as ids
    `,
  );
  if (!portion || portion.last === null) return null;
  return { ids: portion.ids ?? [], last: Number(portion.last) };
}
