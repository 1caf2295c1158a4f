import { DomainError } from '../../../platform/errors/domain-error';
import { hasInvisibleCharacters, visibleLine } from '../../../platform/text/visible-line';

const maxLength = 40;

/**
 * A display name; several accounts may have the same one (but see `refuseTakenName`), and it may hold any letters and signs.
 * @throws DomainError invalid-argument with a text for the visitor
 */
export function requireDisplayName(text: string): string {
  const name = text.normalize('NFC').trim();
  if ([...name].length > maxLength)
    throw new DomainError('invalid-argument', `Name must be at most ${maxLength} characters`);
  if (name !== '' && !hasInvisibleCharacters(name) && visibleLine(name) === '') {
    throw new DomainError('invalid-argument', 'Name must contain at least one visible character');
  }
  if (hasInvisibleCharacters(name))
    throw new DomainError('invalid-argument', 'Name must not contain control characters');
  return name;
}
