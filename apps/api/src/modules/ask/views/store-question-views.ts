import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { View } from '../../blog';

/** Counts each digest once a day, and only for shown questions. The counter is in the question's row, so that lists can sort by it. */
export async function storeQuestionViews(db: Drizzle, day: string, views: View[]): Promise<void> {
  const rows = JSON.stringify(views);
  await db.execute(sql`
    with seen as (
      insert into ask_viewer (day, text_id, digest)
      select ${day}::date, question.id, given.digest
      from json_to_recordset(${rows}::json) as given ("textId" int, digest text)
      join ask_question question on question.id = given."textId" and question.deleted_at is null and not question.is_waiting
      on conflict do nothing
      returning text_id
    ), counted as (
      select text_id, count(*)::int as views from seen group by text_id
    ), locked as (
      -- In order of the ids: two servers that count at once wait for each other.
      select id from ask_question where id in (select text_id from counted) order by id for update
    )
    update ask_question question set views = question.views + counted.views
    from counted, locked where question.id = counted.text_id and locked.id = question.id`);
}
