// In a separate file, because every page loads it, and the reader of the list needs a parser.

/** The key of the characters in the browser's storage. */
export const storageKey = 'starhaven-characters';
/** The key of the character that the bot uses. */
export const chosenCharacterKey = 'starhaven-bot-character';
/** The key of the uid of the user who owns the stored characters. */
const ownerKey = 'starhaven-characters-of';
/** Fired on the window when the list has changed in this tab; other tabs get the browser's `storage` event. */
export const charactersChangedEvent = 'charactersChanged';

/** Deletes the characters and the bot's choice among them. Never throws. */
export function forgetCharacters(): void {
  try {
    for (const key of [storageKey, chosenCharacterKey, ownerKey]) localStorage.removeItem(key);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(charactersChangedEvent));
}

/**
 * Deletes the characters unless they are this user's (null: nobody is logged in). The session may have ended while no page was open, and
 * another user may have logged in since. Never throws.
 */
export function keepCharactersOf(uid: string | null): void {
  try {
    const owner = localStorage.getItem(ownerKey);
    if (uid === null ? localStorage.getItem(storageKey) !== null : owner !== null && owner !== uid) forgetCharacters();
    if (uid !== null && owner !== uid) localStorage.setItem(ownerKey, uid);
  } catch {
    // The browser refuses storage, so there is nothing to delete.
  }
}
