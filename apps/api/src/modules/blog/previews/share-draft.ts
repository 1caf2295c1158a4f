import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Author } from '../author';
import { previewPath } from '../posts/to-wire';
import { blogPost } from '../tables';
import { requireOwnPost } from '../versions/require-own-post';

/**
 * Makes a new preview link, which voids the old one, or withdraws it (docs/behaviour/blog.md#preview-links). Returns its path; empty when
 * it is withdrawn. The key is stored as it is: its author sees the link again.
 * @throws DomainError not-found, permission-denied
 */
export async function shareDraft(
  db: Drizzle,
  author: Author,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<string> {
  const postId = await requireOwnPost(db, author, id);
  const previewKey = isShared ? randomBytes(24).toString('base64url') : null;
  await db.update(blogPost).set({ previewKey }).where(eq(blogPost.id, postId));
  return previewPath(previewKey);
}
