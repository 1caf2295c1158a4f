import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { auditPost } from '../audit-post';
import { requireEditor } from '../author';
import type { Author } from '../author';
import { postNotFound, requirePostId } from '../posts/post-id';
import { isRestorable } from '../posts/public-posts';
import { blogPost } from '../tables';

/**
 * Restores a deleted post as it was (docs/behaviour/blog.md#deleting).
 * @throws DomainError not-found when it is not deleted, or was deleted too long ago; permission-denied
 */
export async function restorePost(db: Drizzle, author: Author, id: string): Promise<void> {
  const postId = requirePostId(id);
  await inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ accountId: blogPost.accountId })
      .from(blogPost)
      .where(and(eq(blogPost.id, postId), isRestorable()))
      .for('update');
    if (!row) throw postNotFound();
    requireEditor(author, row, 'restore');
    await tx.update(blogPost).set({ deletedAt: null }).where(eq(blogPost.id, postId));
    await auditPost(tx, author, { action: 'restored', post: { ...row, id: postId } });
  });
}
