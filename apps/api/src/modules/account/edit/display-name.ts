import { Refusal } from '../../../platform/http/refusal';

const maxLength = 40;
/** Control characters, and signs that turn the direction of what follows. */
const forbidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name for display, which need not be unique and may hold any letters and signs. @throws Refusal with a text for the visitor */
export function requireDisplayName(text: string): string {
  const name = text.normalize('NFC').trim();
  if ([...name].length > maxLength) throw new Refusal(-1, `Name must be at most ${maxLength} characters`);
  if (name !== '' && name.replace(/\p{Default_Ignorable_Code_Point}|\s/gu, '') === '') {
    throw new Refusal(-1, 'Name must show at least one letter or sign');
  }
  if (forbidden.test(name)) throw new Refusal(-1, 'Name must not contain control characters');
  return name;
}
