import { DomainError } from '../../../platform/errors/domain-error';
import { isCommonPassword } from './is-common-password';
import { isHashable } from './password-hash';

export interface PasswordPolicy {
  /** In characters (code points). */
  minLength: number;
  siteName: string;
}

/** The owner of the password; null for a value that the account does not have. */
export interface PasswordOwner {
  username: string;
  email: string | null;
}

const refuse = (message: string) => new DomainError('invalid-argument', message, { field: 'password' });

/** The letters of a text in lower case: "Starhaven-2026!" becomes "starhaven". */
const wordIn = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** True when the letters of the password are this word; digits and signs do not count. */
function isMadeOf(password: string, word: string): boolean {
  if (password.toLowerCase() === word.toLowerCase()) return true;
  return wordIn(word) !== '' && wordIn(password) === wordIn(word);
}

/**
 * Refuses passwords that are short, too long to hash, common, or made of the name of the site or of their owner. There are no composition
 * rules (docs/security.md#passwords).
 * @throws DomainError invalid-argument with a text for the visitor
 */
export function refuseWeakPassword(password: string, policy: PasswordPolicy, owner: PasswordOwner): void {
  const text = password.normalize('NFC');
  if ([...text].length < policy.minLength) throw refuse(`Password must be at least ${policy.minLength} characters`);
  if (!isHashable(text)) throw refuse('Password is too long');
  const mailbox = owner.email?.split('@')[0] ?? '';
  const isName = [policy.siteName, owner.username, mailbox].some((word) => word !== '' && isMadeOf(text, word));
  if (isName) throw refuse('Password must not be your name, your email address or the name of this site');
  if (isCommonPassword(text) || new Set(text).size === 1) {
    throw refuse('This password is too common. Please choose another one');
  }
}
