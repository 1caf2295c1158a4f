/** Trimmed; empty and repeated ones are left out (docs/behaviour/blog.md#tags). */
export const toTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

export const fromTags = (tags: readonly string[]): string => tags.join(', ');
