import { and, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { blogVersion } from '../tables';
import type { CheckedDraft } from './check-draft';

/** The number of stored versions of a post (docs/behaviour/blog.md#versions). */
export const keptVersions = 50;

/** Stores the saved text as a version and deletes the oldest versions. */
export async function saveVersion(
  tx: Transaction,
  {
    postId,
    version,
    accountId,
    draft,
  }: { postId: number; version: number; accountId: number | null; draft: CheckedDraft },
): Promise<void> {
  const { title, content, shortContent, slug, thumbnail, tags } = draft;
  await tx
    .insert(blogVersion)
    .values({ postId, version, accountId, title, content, shortContent, slug, thumbnail, tags });
  await tx
    .delete(blogVersion)
    .where(and(eq(blogVersion.postId, postId), lte(blogVersion.version, version - keptVersions)));
}
