import type { BlogDraft, PostState } from '@starhaven/contracts/blog';
import { DomainError } from '../../../platform/errors/domain-error';

export interface StoredState {
  state: PostState;
  shownAt: Date | null;
}

const maxYears = 5;

function planned(publishAt: number, now: Date): StoredState {
  if (publishAt === 0)
    throw new DomainError('invalid-argument', 'Choose when the post appears.', { field: 'publishAt' });
  const shownAt = new Date(publishAt * 1000);
  // A time that passed while the author wrote: the post appears at once.
  if (shownAt <= now) return { state: 'published', shownAt: now };
  if (shownAt.getTime() - now.getTime() > maxYears * 366 * 24 * 3600_000)
    throw new DomainError('invalid-argument', `A post can be planned for the next ${maxYears} years.`, {
      field: 'publishAt',
    });
  return { state: 'planned', shownAt };
}

/**
 * The state after a save (docs/behaviour/blog.md#post-states). A form that names none, as of clients of the specification, publishes a new
 * post and leaves an edited one as it is. A post that was public before keeps its time.
 */
export function planState(
  { state, publishAt = 0 }: Pick<BlogDraft, 'state' | 'publishAt'>,
  before: StoredState | null,
  now: Date,
): StoredState {
  if (state === undefined) return before ?? { state: 'published', shownAt: now };
  if (state === 'planned') return planned(publishAt, now);
  const wasShownAt = before !== null && before.shownAt !== null && before.shownAt <= now ? before.shownAt : null;
  return { state, shownAt: wasShownAt ?? (state === 'draft' ? null : now) };
}
