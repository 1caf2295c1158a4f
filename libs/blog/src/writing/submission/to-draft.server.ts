import { toTags } from '@starhaven/prose/server';
import type { BlogDraft } from '@starhaven/contracts/blog';
import { zonedToSeconds } from '@starhaven/ui-kit';
import type { PostValues } from '../post-values';

/**
 * The body of the call. A host that supports only the specification gets only its eight fields.
 * @returns null if the planned time is not valid
 */
export function toDraft(
  values: PostValues,
  { hasStates, isNew }: { hasStates: boolean; isNew: boolean },
): BlogDraft | null {
  const { title, slug, shortContent, content, thumbnail, comment, index, state, version, nonce } = values;
  const draft = { title, slug, shortContent, content, thumbnail, comment, index, tags: toTags(values.tags) };
  if (!hasStates) return draft;
  const publishAt = state === 'planned' ? zonedToSeconds(values.publishAt, values.zone) : undefined;
  if (publishAt === null) return null;
  return {
    ...draft,
    state,
    ...(publishAt === undefined ? {} : { publishAt }),
    ...(isNew || version === 0 ? {} : { version }),
    ...(isNew && /^[\w-]{8,64}$/.test(nonce) ? { nonce } : {}),
  };
}
