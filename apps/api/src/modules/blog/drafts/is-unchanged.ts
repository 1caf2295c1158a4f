import type { blogPost } from '../tables';
import type { CheckedDraft } from './check-draft';
import type { PlannedState } from './plan-state';

const texts = ['title', 'content', 'shortContent', 'slug', 'thumbnail', 'allowsComments', 'isIndexed'] as const;

/** Whether the stored values already equal those of a save. */
export function isUnchanged(row: typeof blogPost.$inferSelect, draft: CheckedDraft, state: PlannedState): boolean {
  return (
    texts.every((name) => row[name] === draft[name]) &&
    row.tags.length === draft.tags.length &&
    row.tags.every((tag, index) => tag === draft.tags[index]) &&
    row.state === state.state &&
    state.shownAt !== 'now' &&
    row.shownAt?.getTime() === state.shownAt?.getTime()
  );
}
