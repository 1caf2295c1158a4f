import type { BlogVersion } from '@starhaven/contracts/blog';
import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { ownersOf } from '../../account';
import type { Author } from '../author';
import { keptVersions } from '../drafts/save-version';
import { blogVersion } from '../tables';
import { requireOwnPost } from './require-own-post';

/** The saved versions of a post, the newest first. @throws DomainError not-found, permission-denied */
export async function listVersions(db: Drizzle, author: Author, id: string): Promise<BlogVersion[]> {
  const postId = await requireOwnPost(db, author, id);
  const { version, accountId, title, savedAt } = blogVersion;
  const rows = await db
    .select({ version, accountId, title, savedAt })
    .from(blogVersion)
    .where(eq(blogVersion.postId, postId))
    .orderBy(desc(version))
    .limit(keptVersions);
  const ownerOf = await ownersOf(
    db,
    rows.map((row) => row.accountId),
  );
  return rows.map((row) => ({
    version: row.version,
    time: toUnixSeconds(row.savedAt),
    author: ownerOf(row.accountId),
    title: row.title,
  }));
}
