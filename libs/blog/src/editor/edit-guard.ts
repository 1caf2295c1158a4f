/**
 * Decides whether the editor's text is used. When it opens, the editor reports the same Markdown in its own style. An unedited text
 * must stay unchanged, byte for byte.
 */
export function createEditGuard(opened: string) {
  let hasInput = false;
  /** The opened text in the editor's own style. */
  let ownWording: string | null = null;
  return {
    /** The author has changed something in the editor. */
    noteInput: () => {
      hasInput = true;
    },
    /** Returns the text to store; null = the author has changed nothing. */
    take: (markdown: string, isFirst: boolean): string | null => {
      if (isFirst || !hasInput) {
        ownWording = markdown;
        return null;
      }
      // The author has undone all changes.
      return markdown === ownWording ? opened : markdown;
    },
  };
}
