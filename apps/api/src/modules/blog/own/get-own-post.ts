import type { OwnBlogPost } from '@starhaven/contracts/blog';
import { and, eq, isNull, or } from 'drizzle-orm';
import { requireEditor } from '../author';
import type { Author } from '../author';
import type { BlogContext } from '../blog-context';
import { freshHtml } from '../rendering/fresh-html';
import { postNotFound, requirePostId } from '../posts/post-id';
import { selectFull } from '../posts/post-row';
import { isRestorable } from '../posts/public-posts';
import { toOwnPosts, withText } from '../posts/to-wire';
import { blogPost } from '../tables';

/** A post in full and in its state. @throws DomainError not-found, permission-denied */
export async function getOwnPost(context: BlogContext, author: Author, id: string): Promise<OwnBlogPost> {
  const { db } = context;
  const where = and(eq(blogPost.id, requirePostId(id)), or(isNull(blogPost.deletedAt), isRestorable()));
  const [row] = await selectFull(db, where);
  if (!row) throw postNotFound();
  requireEditor(author, row);
  const [post] = await toOwnPosts(db, [row]);
  if (!post) throw postNotFound();
  return withText(post, await freshHtml(context, row));
}
