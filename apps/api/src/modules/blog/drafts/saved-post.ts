/** A post after a save. */
export interface SavedPost {
  id: number;
  slug: string;
  version: number;
}
