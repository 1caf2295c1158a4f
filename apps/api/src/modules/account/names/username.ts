import { usernameMinLength } from '@starhaven/contracts/session';
import { DomainError } from '../../../platform/errors/domain-error';

/** In code points after NFC; the specification gives only the minimum. */
const usernameMaxLength = 32;
/** No name of 32 code points is longer in any encoding; longer texts are refused without parsing. */
const textMaxLength = 256;

/** Scripts that may appear together in one name (Unicode TS 39 §5.1); no other script may be mixed. */
const writings = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
  ...[
    ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Mongolian', 'Tibetan'],
    ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
    ...['Thai', 'Lao', 'Myanmar', 'Khmer', 'Cherokee', 'Thaana'],
  ].map((script) => [script]),
].map((scripts) => new RegExp(`^[0-9._\\-${scripts.map((script) => `\\p{scx=${script}}`).join('')}]+$`, 'u'));

const allowed = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
/** Letters without a visible shape, such as the Hangul fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const firstAllowed = /^[\p{L}\p{Nd}]/u;
/** More combining marks on one letter build a stack that covers the lines above. */
const markTower = /\p{M}{4}/u;

/** Simple case folding: the step through upper case also unites ß and ς with their other forms. */
const fold = (text: string) => text.toLowerCase().toUpperCase().toLowerCase();

/**
 * The normalised form for comparing usernames: names that differ only in case, width or encoding are the same
 * (docs/security.md#names-that-look-alike). null for texts that no account can have as its name.
 */
export function usernameKey(username: string): string | null {
  if (username.length > textMaxLength) return null;
  const key = fold(username.trim().normalize('NFKC')).normalize('NFKC');
  // The database accepts every character except NUL.
  return key === '' || key.includes('\0') ? null : key;
}

export interface Username {
  /** The name for display: as typed, in NFC. */
  username: string;
  key: string;
}

const refuse = (message: string) => new DomainError('invalid-argument', message, { field: 'username' });

/**
 * A username for a new account: 3 to 32 letters and digits of one script, and `.` `_` `-`. Never removes characters silently, so that the
 * name is exactly what the visitor typed.
 * @throws DomainError invalid-argument with a text for the visitor
 */
export function requireUsername(text: string): Username {
  const username = text.length > textMaxLength ? '' : text.normalize('NFC');
  const length = [...username].length;
  if (text.length > textMaxLength || length > usernameMaxLength) {
    throw refuse(`Username must be at most ${usernameMaxLength} characters`);
  }
  if (length < usernameMinLength) throw refuse(`Username must be at least ${usernameMinLength} characters`);
  if (!allowed.test(username) || invisible.test(username))
    throw refuse('Username may only contain letters, digits and . _ -');
  if (!firstAllowed.test(username)) throw refuse('Username must begin with a letter or a digit');
  if (markTower.test(username)) throw refuse('Username has too many marks on one letter');
  if (!writings.some((writing) => writing.test(username))) {
    throw refuse('Username must not mix letters of different alphabets');
  }
  const key = usernameKey(username);
  if (key === null) throw refuse('Username may only contain letters, digits and . _ -');
  return { username, key };
}
