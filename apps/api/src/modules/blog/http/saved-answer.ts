import type { SavedPost } from '../drafts/saved-post';

/** The answer to a save. */
export const savedAnswer = ({ id, slug, version }: SavedPost) => ({
  retcode: 0,
  message: 'ok',
  data: { id: String(id), slug, version },
});
