import { randomInt } from 'node:crypto';
import type { SocialProvider } from '@starhaven/contracts/session';
import { DomainError } from '../../../../platform/errors/domain-error';
import { visibleLine } from '../../../../platform/text/visible-line';
import { requireUsername } from '../../names/username';
import type { Username } from '../../names/username';
import type { SocialUser } from '../providers/provider';

/** Leaves room for digits that make the name unique. */
const stemMaxLength = 26;
const shownMaxLength = 64;

function findUsername(text: string): Username | null {
  try {
    return requireUsername(text);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid-argument') return null;
    throw error;
  }
}

/** The provider's name without the characters that a username here cannot have. */
function stemOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\s.]+/gu, '_')
    .replace(/[^\p{L}\p{M}\p{Nd}_-]/gu, '')
    .replace(/^[^\p{L}\p{Nd}]+/u, '');
  return [...plain].slice(0, stemMaxLength).join('');
}

/** Usernames to try one after the other: first as close as possible to the provider's name, then with digits at the end. */
export function* usernamesFor(provider: SocialProvider, { handle, name, id }: SocialUser): Generator<Username> {
  const stems = [handle, name, `${provider}_${id}`].map(stemOf).filter((stem) => findUsername(stem) !== null);
  const [stem = provider] = stems;
  for (const text of [stem, ...Array.from({ length: 9 }, () => `${stem}_${randomInt(10_000, 100_000)}`)]) {
    const username = findUsername(text);
    if (username) yield username;
  }
}

/** The display name, without characters that are invisible or reverse the text direction. */
export function shownName({ name, handle }: SocialUser): string {
  return [...(visibleLine(name) || visibleLine(handle))].slice(0, shownMaxLength).join('');
}
