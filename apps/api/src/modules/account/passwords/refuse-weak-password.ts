import { Refusal } from '../../../platform/http/refusal';
import { isCommonPassword } from './is-common-password';
import { isHashable } from './password-hash';

export interface PasswordPolicy {
  /** In characters (code points). */
  minLength: number;
  siteName: string;
}

/** Whose password it is; null for what the account does not have. */
export interface PasswordOwner {
  username: string;
  email: string | null;
}

const refuse = (message: string) => new Refusal(-1, message, { fields: { field: 'password' } });

/** What is left of "Starhaven-2026!" when one looks for the word in it. */
const wordIn = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** True when the password is this word, whatever digits and signs are around it. */
function isMadeOf(password: string, word: string): boolean {
  if (password.toLowerCase() === word.toLowerCase()) return true;
  return wordIn(word) !== '' && wordIn(password) === wordIn(word);
}

/**
 * Refuses passwords that are short, too long to hash, common, or the name of the site or of their owner. No rules of
 * composition (docs/security.md#passwords). @throws Refusal with a text for the visitor
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
