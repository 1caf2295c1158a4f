import * as v from 'valibot';
import { charactersChangedEvent, storageKey } from '../shell/forget-characters';

const StoredCharacterSchema = v.object({
  server: v.object({ id: v.string(), title: v.string(), type_game: v.number(), api_game: v.string() }),
  player: v.object({
    retcode: v.number(),
    data: v.nullable(v.object({ uid: v.string(), nickname: v.string() })),
  }),
});
/** A character as the account page stores it for the chat's bot (docs/behaviour/chat.md#stored-characters). */
export type StoredCharacter = v.InferOutput<typeof StoredCharacterSchema>;

/** Stores the characters in this browser; does nothing if the browser stores nothing. */
export function storeCharacters(characters: readonly StoredCharacter[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(characters));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(charactersChangedEvent));
}

/** The stored characters; an empty list if there are none or they cannot be read. Never throws. */
export function readStoredCharacters(): StoredCharacter[] {
  try {
    const parsed = v.safeParse(v.array(StoredCharacterSchema), JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
