/**
 * Finds the pictures that are in use. Each module whose texts may contain pictures registers one. The cleaning job removes only pictures
 * that no module uses (docs/behaviour/blog.md#uploads).
 */
export interface PictureUse {
  /** The name for the log. */
  name: string;
  /**
   * Those of the ids that any text or thumbnail contains: posts in every state, drafts, stored versions, and deleted posts that can be
   * restored. An id is the part of a file's name before the size, 32 characters of `[a-z0-9]`. An error means "unknown": then nothing is
   * removed.
   */
  findUsed: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** The ids of all pictures in a text, whatever host is written before their path. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(/\b([a-z0-9]{32})_(?:thumbnail|small|original)\.webp/g)].map(([, id]) => id ?? '');
}
