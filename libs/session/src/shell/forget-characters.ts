// In a file of its own, because every page loads it: the reader of the list needs a parser.

/** The name of the characters in the browser's storage. */
export const storageKey = 'starhaven-characters';
/** Fired at the window when the list has changed in this tab; other tabs get the browser's `storage` event. */
export const charactersChangedEvent = 'charactersChanged';

/** Forgets the characters, at the end of a session. Never throws. */
export function forgetCharacters(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(charactersChangedEvent));
}
