import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import type { NewsItem, IsNew } from '../../../platform/news/news-item';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';

interface Row {
  kind: 'question' | 'answer';
  id: number;
  title: string;
  /** Unix seconds of the first report that is open. */
  first: number;
}

/**
 * Questions and answers with unannounced open reports since a time, at most 50. Later reports of a text are not listed until these are
 * settled.
 */
export async function listNewTextReports(db: Drizzle, since: Date, isNew: IsNew): Promise<NewsItem[]> {
  const rows = await selectRows<Row>(
    db,
    sql`
      select * from (
        select distinct on (report.text_id) 'question' as kind, report.text_id as id, question.title,
          floor(extract(epoch from report.reported_at))::int as first
        from ask_question_report report join ask_question question on question.id = report.text_id
        where report.settled_at is null and question.deleted_at is null
        order by report.text_id, report.reported_at
      ) questions where first >= ${toUnixSeconds(since)}
        and ${isNew(sql`'report:question:' || id || ':' || first`)}
      union all
      select * from (
        select distinct on (report.text_id) 'answer' as kind, report.text_id as id, question.title,
          floor(extract(epoch from report.reported_at))::int as first
        from ask_answer_report report join ask_answer answer on answer.id = report.text_id
          join ask_question question on question.id = answer.question_id
        where report.settled_at is null and answer.deleted_at is null
        order by report.text_id, report.reported_at
      ) answers where first >= ${toUnixSeconds(since)}
        and ${isNew(sql`'report:answer:' || id || ':' || first`)}
      order by first, id limit 50`,
  );
  return rows.map(({ kind, id, title, first }) => ({
    key: `report:${kind}:${id}:${first}`,
    title: kind === 'question' ? `A question was reported: ${title}` : `An answer was reported, to: ${title}`,
    // Members' names and words are not sent outside the site.
    text: '',
    path: '/admin/content',
    mood: 'bad',
  }));
}
