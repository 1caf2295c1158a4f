import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { selectRows } from '../../platform/database/select-rows';

/** A table whose texts may contain addresses of pictures. */
export interface PicturePlace {
  table: string;
  /** The column by which rows are read in portions. All rows with the same value belong to one portion. */
  key: string;
  /** Columns with texts. */
  columns: readonly string[];
}

const rowsAtOnce = 100;

/** The name of a picture's file, for `regexp_matches`; its first group is the id of the picture. */
export const pictureNamePattern = '([a-z0-9]{32})_(?:thumbnail|small|original)[.]webp';

/** The ids in the texts at these places. Reads in portions, so that other queries run in between. */
export async function findPicturesIn(
  db: Drizzle,
  places: readonly PicturePlace[],
  ids: readonly string[],
): Promise<Set<string>> {
  const asked = new Set(ids);
  const used = new Set<string>();
  for (const place of places) {
    for (let after = 0; ;) {
      const portion = await namesAfter(db, place, after);
      if (portion === null) break;
      for (const id of portion.ids) if (asked.has(id)) used.add(id);
      after = portion.last;
    }
  }
  return used;
}

/** The ids of pictures in the next rows; null when there are no more rows. */
async function namesAfter(
  db: Drizzle,
  { table, key, columns }: PicturePlace,
  after: number,
): Promise<{ ids: string[]; last: number } | null> {
  const [from, id] = [sql.identifier(table), sql.identifier(key)];
  const texts = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const [portion] = await selectRows<{ last: number | null; ids: string[] | null }>(
    db,
    sql`
      with portion as (
        select ${id} as row_id, concat_ws(' ', ${texts}) as texts from ${from}
        where ${id} in (select distinct ${id} from ${from} where ${id} > ${after} order by 1 limit ${rowsAtOnce})
      )
      select (select max(row_id) from portion) as last,
        (select array_agg(distinct found[1]) from portion, regexp_matches(texts, ${pictureNamePattern}, 'g') as found) as ids`,
  );
  if (!portion || portion.last === null) return null;
  return { ids: portion.ids ?? [], last: Number(portion.last) };
}
