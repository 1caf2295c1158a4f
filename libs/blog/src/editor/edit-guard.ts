/**
 * Decides when the editor's text counts. When it opens, the editor reports the same Markdown in its own wording. An unedited text
 * must stay as it is, byte for byte.
 */
export function createEditGuard(opened: string) {
  let hasInput = false;
  /** How the editor words the text that was opened. */
  let ownWording: string | null = null;
  return {
    /** The author touched the editor. */
    noteInput: () => {
      hasInput = true;
    },
    /** The text to keep; null = nothing was changed by the author. */
    take: (markdown: string, isFirst: boolean): string | null => {
      if (isFirst || !hasInput) {
        ownWording = markdown;
        return null;
      }
      // Everything was undone.
      return markdown === ownWording ? opened : markdown;
    },
  };
}
