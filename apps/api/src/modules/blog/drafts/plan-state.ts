import type { BlogDraft, PostState } from '@starhaven/contracts/blog';
import { sql } from 'drizzle-orm';
import { DomainError } from '../../../platform/errors/domain-error';

export interface StoredState {
  state: PostState;
  shownAt: Date | null;
}

export interface PlannedState {
  state: PostState;
  /** `now`: the time of the transaction. A server's own clock may be ahead of the database, which then hides the post for a moment. */
  shownAt: Date | null | 'now';
}

export const stateColumns = ({ state, shownAt }: PlannedState) => ({
  state,
  shownAt: shownAt === 'now' ? sql`now()` : shownAt,
});

const maxYears = 5;

function planned(publishAt: number, now: Date): PlannedState {
  const shownAt = new Date(publishAt * 1000);
  if (shownAt.getTime() - now.getTime() > maxYears * 366 * 24 * 3600_000)
    throw new DomainError('invalid-argument', `A post can be planned for the next ${maxYears} years.`, {
      field: 'publishAt',
    });
  return { state: 'planned', shownAt };
}

/**
 * The state after a save (docs/behaviour/blog.md#post-states). Clients of the specification send no state: then a new post is published,
 * and an edited one keeps its state. A post that was public before keeps its time.
 */
export function planState(
  { state, publishAt = 0 }: Pick<BlogDraft, 'state' | 'publishAt'>,
  before: StoredState | null,
  now: Date,
): PlannedState {
  if (state === undefined) return before ?? { state: 'published', shownAt: 'now' };
  if (state === 'planned' && publishAt === 0)
    throw new DomainError('invalid-argument', 'Choose when the post appears.', { field: 'publishAt' });
  if (state === 'planned' && publishAt * 1000 > now.getTime()) return planned(publishAt, now);
  const wasShownAt = before !== null && before.shownAt !== null && before.shownAt <= now ? before.shownAt : null;
  // If the planned time passed while the author wrote, the post is published at once.
  return {
    state: state === 'draft' ? 'draft' : 'published',
    shownAt: wasShownAt ?? (state === 'draft' ? null : 'now'),
  };
}
