import { sql } from 'drizzle-orm';
import { isModerator } from '../../account';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';
import type { ReviewMode } from '../ask-context';
import type { Member } from '../member';

/** Whether a new text of the member waits for a moderator (docs/behaviour/ask.md#review). */
export async function needsReview(db: Drizzle, review: ReviewMode, member: Member): Promise<boolean> {
  if (review === 'off' || isModerator(member)) return false;
  if (review === 'all') return true;
  const { accountId } = member;
  // Only a text that is public now makes its author known; a refused or removed text does not.
  const [known] = await selectRows<{ isKnown: boolean }>(
    db,
    sql`select exists (select 1 from ask_question where account_id = ${accountId} and deleted_at is null and not is_waiting)
      or exists (select 1 from ask_answer where account_id = ${accountId} and deleted_at is null and not is_waiting) as "isKnown"`,
  );
  return known?.isKnown !== true;
}
