import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import type { NewsItem, IsNew } from '../../../platform/news/news-item';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';

interface Row {
  id: number;
  /** Unix seconds of the first report that is open. */
  first: number;
}

/**
 * Messages with unannounced open reports since a time, at most 50. Later reports of the same message are not listed until these are
 * settled.
 */
export async function listNewChatReports(db: Drizzle, since: Date, isNew: IsNew): Promise<NewsItem[]> {
  const rows = await selectRows<Row>(
    db,
    sql`
      select * from (
        select distinct on (report.message_id) report.message_id::int as id,
          floor(extract(epoch from report.reported_at))::int as first
        from chat_report report join chat_message message on message.id = report.message_id
        where report.settled_at is null and message.removed_at is null
        order by report.message_id, report.reported_at
      ) reported where first >= ${toUnixSeconds(since)}
        and ${isNew(sql`'report:chat:' || id || ':' || first`)}
      order by first, id limit 50`,
  );
  return rows.map(({ id, first }) => ({
    key: `report:chat:${id}:${first}`,
    title: 'A chat message was reported',
    // Members' names and words are not sent outside the site.
    text: '',
    path: '/admin/content',
    mood: 'bad',
  }));
}
