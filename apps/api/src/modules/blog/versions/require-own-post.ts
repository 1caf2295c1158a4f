import { and, eq, isNull, or } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { requireEditor } from '../author';
import type { Author } from '../author';
import { postNotFound, requirePostId } from '../posts/post-id';
import { isRestorable } from '../posts/public-posts';
import { blogPost } from '../tables';

/** The number of a post that the account may edit. @throws DomainError not-found, permission-denied */
export async function requireOwnPost(db: Drizzle, author: Author, id: string): Promise<number> {
  const postId = requirePostId(id);
  const [row] = await db
    .select({ accountId: blogPost.accountId })
    .from(blogPost)
    .where(and(eq(blogPost.id, postId), or(isNull(blogPost.deletedAt), isRestorable())));
  if (!row) throw postNotFound();
  requireEditor(author, row);
  return postId;
}
