import { versionNotFound } from '../../../platform/errors/version-not-found';
import type { FullBlogVersion } from '@starhaven/contracts/blog';
import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { ownersOf } from '../../account';
import type { Author } from '../author';
import { blogVersion } from '../tables';
import { requireOwnPost } from './require-own-post';

/** A saved version in full. @throws DomainError not-found, permission-denied */
export async function getVersion(
  db: Drizzle,
  author: Author,
  { id, version }: { id: string; version: string },
): Promise<FullBlogVersion> {
  const postId = await requireOwnPost(db, author, id);
  if (!/^\d{1,9}$/.test(version)) throw versionNotFound();
  const [row] = await db
    .select()
    .from(blogVersion)
    .where(and(eq(blogVersion.postId, postId), eq(blogVersion.version, Number(version))));
  if (!row) throw versionNotFound();
  const { title, content, shortContent, slug, thumbnail } = row;
  const ownerOf = await ownersOf(db, [row.accountId]);
  return {
    ...{ version: row.version, time: toUnixSeconds(row.savedAt), author: ownerOf(row.accountId) },
    ...{ title, content, shortContent, slug, thumbnail, tag: row.tags },
  };
}
