import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { findPicturesIn, pictureNamePattern } from '../../uploads';
import type { PicturePlace, PictureUse } from '../../uploads';

const columns = ['body'];
const places: readonly PicturePlace[] = [
  { table: 'ask_question', key: 'id', columns },
  { table: 'ask_answer', key: 'id', columns },
  { table: 'ask_question_version', key: 'text_id', columns },
  { table: 'ask_answer_version', key: 'text_id', columns },
];

/** The pictures in questions, answers, their stored versions and drafts, including deleted texts that can be restored. */
export const askPictures = (db: Drizzle): PictureUse => ({
  name: 'ask',
  findUsed: async (ids) => {
    const used = await findPicturesIn(db, places, ids);
    const inDrafts = new Set(await namesOfDrafts(db));
    return new Set([...used, ...ids.filter((id) => inDrafts.has(id))]);
  },
});

async function namesOfDrafts(db: Drizzle): Promise<string[]> {
  const [row] = await selectRows<{ ids: string[] | null }>(
    db,
    sql`select array_agg(distinct found[1]) as ids
      from ask_draft, regexp_matches(draft ->> 'body', ${pictureNamePattern}, 'g') as found`,
  );
  return row?.ids ?? [];
}
