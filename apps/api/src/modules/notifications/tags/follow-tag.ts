import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { lockAccount } from '../../account';
import { followedTag } from '../tables';
import { tagKey } from './tag-key';

const maxFollowed = 50;

/** Follows or unfollows a tag. @throws DomainError failed-precondition with more than 50 tags */
export async function followTag(
  db: Drizzle,
  accountId: number,
  { tag, isFollowed }: { tag: string; isFollowed: boolean },
): Promise<void> {
  const key = tagKey(tag.replaceAll('\0', ''));
  if (!isFollowed) {
    await db.delete(followedTag).where(and(eq(followedTag.accountId, accountId), eq(followedTag.key, key)));
    return;
  }
  await inTransaction(db, async (tx) => {
    // Locks the account, so that two tabs cannot exceed the limit together.
    await lockAccount(tx, accountId);
    await tx
      .insert(followedTag)
      .values({ accountId, key, tag: tag.replaceAll('\0', '') })
      .onConflictDoNothing();
    if ((await tx.$count(followedTag, eq(followedTag.accountId, accountId))) > maxFollowed)
      throw new DomainError('failed-precondition', `You follow ${maxFollowed} tags already.`, { field: 'tag' });
  });
}
