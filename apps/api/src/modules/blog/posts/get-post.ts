import type { BlogPost } from '@starhaven/contracts/blog';
import { and, eq } from 'drizzle-orm';
import type { BlogContext } from '../blog-context';
import { freshHtml } from '../rendering/fresh-html';
import { blogPost } from '../tables';
import { postNotFound, requirePostId } from './post-id';
import { selectFull, selectShort } from './post-row';
import { isPublic } from './public-posts';
import { toPublicPosts, withText } from './to-wire';

/** A public post. @throws DomainError not-found */
export async function getPost(
  context: BlogContext,
  { id, isFull }: { id: string; isFull: boolean },
): Promise<BlogPost> {
  const { db } = context;
  const where = and(eq(blogPost.id, requirePostId(id)), isPublic());
  if (!isFull) {
    const [post] = await toPublicPosts(db, await selectShort(db, where));
    if (!post) throw postNotFound();
    return post;
  }
  const [row] = await selectFull(db, where);
  const [post] = row ? await toPublicPosts(db, [row]) : [];
  if (!row || !post) throw postNotFound();
  return withText(post, await freshHtml(context, row));
}
