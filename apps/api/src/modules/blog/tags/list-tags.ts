import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import { isPublic } from '../posts/public-posts';
import { blogPost } from '../tables';

const maxTags = 100;

/** Tags of public posts, the most used first. */
export const listTags = (db: Drizzle) =>
  selectRows<{ tag: string; posts: number }>(
    db,
    sql`select tag, count(*)::int as posts from ${blogPost}, unnest(${blogPost.tags}) as tag
        where ${isPublic()} group by tag order by posts desc, tag limit ${maxTags}`,
  );
