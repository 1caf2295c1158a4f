import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { visibleLine } from '../../../platform/text/visible-line';
import { lockAccount } from '../../account';
import { followedTag } from '../tables';
import { tagKey } from './tag-key';

const maxFollowed = 50;

/**
 * Follows or unfollows a tag. A followed tag is one that a question can have (docs/behaviour/ask.md#limits-of-texts).
 * @throws DomainError invalid-argument; failed-precondition with more than 50 tags
 */
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
  const shown = visibleLine(tag);
  if (shown === '' || shown.includes(','))
    throw new DomainError('invalid-argument', 'No question can have this tag.', { field: 'tag' });
  await inTransaction(db, async (tx) => {
    // Locks the account, so that two tabs cannot exceed the limit together.
    await lockAccount(tx, accountId);
    await tx
      .insert(followedTag)
      .values({ accountId, key: tagKey(shown), tag: shown })
      .onConflictDoNothing();
    if ((await tx.$count(followedTag, eq(followedTag.accountId, accountId))) > maxFollowed)
      throw new DomainError('failed-precondition', `You follow ${maxFollowed} tags already.`, { field: 'tag' });
  });
}
