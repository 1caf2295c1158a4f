/** What a save answers. */
export interface SavedPost {
  id: number;
  slug: string;
  version: number;
}

export const savedAnswer = ({ id, slug, version }: SavedPost) => ({
  retcode: 0,
  message: 'ok',
  data: { id: String(id), slug, version },
});
