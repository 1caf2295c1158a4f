/** A post as a save has left it. */
export interface SavedPost {
  id: number;
  slug: string;
  version: number;
}
