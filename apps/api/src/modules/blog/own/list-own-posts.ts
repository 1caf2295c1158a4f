import type { OwnBlogPost } from '@starhaven/contracts/blog';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { isAdmin } from '../author';
import type { Author } from '../author';
import { selectShort } from '../posts/post-row';
import { isRestorable } from '../posts/public-posts';
import { toOwnPosts } from '../posts/to-wire';
import { blogPost } from '../tables';

const maxPosts = 100;

/** The posts that an account may edit, in every state, deleted ones that it can restore included. */
export async function listOwnPosts(db: Drizzle, author: Author): Promise<OwnBlogPost[]> {
  const { updatedAt, createdAt, deletedAt } = blogPost;
  const rows = await selectShort(
    db,
    and(isAdmin(author) ? undefined : eq(blogPost.accountId, author.accountId), or(isNull(deletedAt), isRestorable())),
  )
    .orderBy(desc(sql`greatest(${updatedAt}, ${createdAt}, ${deletedAt})`), desc(blogPost.id))
    .limit(maxPosts);
  return toOwnPosts(db, rows);
}
