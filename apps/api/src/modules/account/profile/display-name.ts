import { DomainError } from '../../../platform/errors/domain-error';

const maxLength = 40;
/** Control characters, and characters that change the direction of the text after them. */
const forbidden = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * A display name; it need not be unique and may hold any letters and signs.
 * @throws DomainError invalid-argument with a text for the visitor
 */
export function requireDisplayName(text: string): string {
  const name = text.normalize('NFC').trim();
  if ([...name].length > maxLength)
    throw new DomainError('invalid-argument', `Name must be at most ${maxLength} characters`);
  if (name !== '' && name.replace(/\p{Default_Ignorable_Code_Point}|\s/gu, '') === '') {
    throw new DomainError('invalid-argument', 'Name must show at least one letter or sign');
  }
  if (forbidden.test(name)) throw new DomainError('invalid-argument', 'Name must not contain control characters');
  return name;
}
