import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { followedTag } from '../tables';

/** The tags that an account follows, in alphabetical order. */
export async function listFollowedTags(db: Drizzle, accountId: number): Promise<string[]> {
  const rows = await db
    .select({ tag: followedTag.tag })
    .from(followedTag)
    .where(eq(followedTag.accountId, accountId))
    .orderBy(asc(followedTag.key));
  return rows.map(({ tag }) => tag);
}
