import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { auditPost } from '../audit-post';
import { requireEditor } from '../author';
import type { Author } from '../author';
import { postNotFound, requirePostId } from '../posts/post-id';
import { blogPost } from '../tables';

/**
 * Hides a post from readers; it can be restored for 30 days (docs/behaviour/blog.md#deleting).
 * @throws DomainError not-found, permission-denied
 */
export async function removePost(db: Drizzle, author: Author, id: string): Promise<void> {
  const postId = requirePostId(id);
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ accountId: blogPost.accountId })
      .from(blogPost)
      .where(and(eq(blogPost.id, postId), isNull(blogPost.deletedAt)))
      .for('update');
    if (!row) throw postNotFound();
    requireEditor(author, row, 'delete');
    await tx
      .update(blogPost)
      .set({ deletedAt: sql`now()` })
      .where(eq(blogPost.id, postId));
    await auditPost(tx, author, { action: 'removed', post: { ...row, id: postId } });
  });
}
