import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isPublic } from '../posts/public-posts';
import { blogPost } from '../tables';
import type { View } from './view-counter';

/** Counts each digest once a day, and only for public posts, so that a draft has no views. */
export async function storeViews(db: Drizzle, day: string, views: View[]): Promise<void> {
  const rows = JSON.stringify(views);
  await db.execute(sql`
    with seen as (
      insert into blog_viewer (day, post_id, digest)
      select ${day}::date, ${blogPost.id}, given.digest
      from json_to_recordset(${rows}::json) as given ("textId" int, digest text)
      join ${blogPost} on ${blogPost.id} = given."textId" and ${isPublic()}
      on conflict do nothing
      returning post_id
    )
    insert into blog_views as present (post_id, views)
    select post_id, count(*)::int from seen group by post_id order by post_id
    on conflict (post_id) do update set views = present.views + excluded.views`);
}
