import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import type { PictureUse } from '../../uploads';

const rowsAtOnce = 100;
/** Tables with texts, and the column by which they are read in portions. */
const places = [
  ['ask_question', 'id'],
  ['ask_answer', 'id'],
  ['ask_question_version', 'text_id'],
  ['ask_answer_version', 'text_id'],
] as const;

/** The pictures that questions, answers, their kept versions and drafts name, also of texts that can come back. */
export const askPictures = (db: Drizzle): PictureUse => ({
  name: 'ask',
  findUsed: async (ids) => {
    const asked = new Set(ids);
    const used = new Set<string>();
    const note = (names: readonly string[]) => {
      for (const id of names) if (asked.has(id)) used.add(id);
    };
    for (const [table, key] of places) {
      for (let after = 0; ;) {
        const portion = await namesAfter(db, { table, key, after });
        if (portion === null) break;
        note(portion.ids);
        after = portion.last;
      }
    }
    note(await namesOfDrafts(db));
    return used;
  },
});

const picture = '([a-z0-9]{32})_(?:thumbnail|small|original)[.]webp';

/** The ids of pictures in the next rows; null when there are no more rows. All versions of a text belong to one portion. */
async function namesAfter(
  db: Drizzle,
  { table, key, after }: { table: string; key: string; after: number },
): Promise<{ ids: string[]; last: number } | null> {
  const [from, id] = [sql.identifier(table), sql.identifier(key)];
  const [portion] = await selectRows<{ last: number | null; ids: string[] | null }>(
    db,
    sql`
      with portion as (
        select ${id} as row_id, body from ${from}
        where ${id} in (select distinct ${id} from ${from} where ${id} > ${after} order by 1 limit ${rowsAtOnce})
      )
      select (select max(row_id) from portion) as last,
        (select array_agg(distinct found[1]) from portion, regexp_matches(body, ${picture}, 'g') as found) as ids`,
  );
  if (!portion || portion.last === null) return null;
  return { ids: portion.ids ?? [], last: Number(portion.last) };
}

async function namesOfDrafts(db: Drizzle): Promise<string[]> {
  const [row] = await selectRows<{ ids: string[] | null }>(
    db,
    sql`select array_agg(distinct found[1]) as ids from ask_draft, regexp_matches(draft ->> 'body', ${picture}, 'g') as found`,
  );
  return row?.ids ?? [];
}
