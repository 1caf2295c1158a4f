import type { OwnBlogPost } from '@starhaven/contracts/blog';
import { and, eq, isNull } from 'drizzle-orm';
import type { BlogContext } from '../blog-context';
import { freshHtml } from '../rendering/fresh-html';
import { postNotFound } from '../posts/post-id';
import { selectFull } from '../posts/post-row';
import { toOwnPosts, withText } from '../posts/to-wire';
import { blogPost } from '../tables';

/** The post of a preview link, as its author sees it. @throws DomainError not-found */
export async function getPreview(context: BlogContext, key: string): Promise<OwnBlogPost> {
  const where = and(eq(blogPost.previewKey, key), isNull(blogPost.deletedAt));
  const [row] = await selectFull(context.db, where);
  const [post] = row ? await toOwnPosts(context.db, [row]) : [];
  if (!row || !post) throw postNotFound();
  return withText(post, await freshHtml(context, row));
}
