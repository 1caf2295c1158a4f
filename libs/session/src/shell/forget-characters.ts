// In a separate file, because every page loads it, and the reader of the list needs a parser.

/** The key of the characters in the browser's storage. */
export const storageKey = 'starhaven-characters';
/** Fired on the window when the list has changed in this tab; other tabs get the browser's `storage` event. */
export const charactersChangedEvent = 'charactersChanged';

/** Deletes the characters at the end of a session. Never throws. */
export function forgetCharacters(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(charactersChangedEvent));
}
