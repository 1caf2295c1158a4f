/** Tags that differ only in case or width are the same. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase().trim();
