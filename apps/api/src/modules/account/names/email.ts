import { DomainError } from '../../../platform/errors/domain-error';

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const emailMaxLength = 254;

/** The normalised form for comparing mail addresses; nearly every mail host ignores the case of the part before the @. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** A mail address in the form that is stored. @throws DomainError invalid-argument when it is too long */
export function requireEmail(text: string): { email: string; key: string } {
  const email = text.trim();
  if (email.length > emailMaxLength)
    throw new DomainError('invalid-argument', 'Invalid email address', { field: 'email' });
  return { email, key: emailKey(email) };
}
