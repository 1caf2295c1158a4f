import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import { blogPost, blogVersion } from './tables';

/** The posts of an account and the versions that it saved, for its export (docs/behaviour/account.md#export). */
export const findBlogData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const posts = await db.select().from(blogPost).where(eq(blogPost.accountId, accountId)).orderBy(asc(blogPost.id));
    const versions = await db
      .select()
      .from(blogVersion)
      .where(eq(blogVersion.accountId, accountId))
      .orderBy(asc(blogVersion.postId), asc(blogVersion.version));
    return {
      blogPosts: posts.map(({ id, title, shortContent, content, slug, thumbnail, tags, state, ...times }) => ({
        ...{ id, title, shortContent, content, slug, thumbnail, tags, state },
        createdAt: toUnixSeconds(times.createdAt),
        shownAt: toUnixSeconds(times.shownAt),
        updatedAt: toUnixSeconds(times.updatedAt),
        deletedAt: toUnixSeconds(times.deletedAt),
      })),
      blogVersions: versions.map(({ postId, version, title, shortContent, content, savedAt }) => ({
        ...{ postId, version, title, shortContent, content },
        savedAt: toUnixSeconds(savedAt),
      })),
    };
  };
