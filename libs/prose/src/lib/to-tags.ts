/** The tags in a form's field, separated by commas: trimmed; empty and repeated ones are left out. */
export const toTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
