import { randomInt } from 'node:crypto';
import type { SocialProvider } from '@starhaven/contracts/session';
import { DomainError } from '../../../../platform/errors/domain-error';
import { visibleLine } from '../../../../platform/text/visible-line';
import { requireNewUsername } from '../../names/new-username';
import { isReservedName } from '../../names/reserved-name';
import type { Username } from '../../names/username';
import type { SocialUser } from '../providers/provider';

/** Leaves room for digits that make the name unique. */
const stemMaxLength = 26;
const shownMaxLength = 64;

function findUsername(text: string, siteName: string): Username | null {
  try {
    return requireNewUsername(text, siteName);
  } catch (error) {
    const isRefused =
      error instanceof DomainError && (error.kind === 'invalid-argument' || error.kind === 'already-exists');
    if (isRefused) return null;
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
export function* usernamesFor(
  provider: SocialProvider,
  { handle, name, id }: SocialUser,
  siteName: string,
): Generator<Username> {
  const stems = [handle, name, `${provider}_${id}`].map(stemOf).filter((stem) => findUsername(stem, siteName) !== null);
  const [stem = provider] = stems;
  for (const text of [stem, ...Array.from({ length: 9 }, () => `${stem}_${randomInt(10_000, 100_000)}`)]) {
    const username = findUsername(text, siteName);
    if (username) yield username;
  }
}

/** The display name, without characters that are invisible or reverse the text direction. Empty for a name of the staff. */
export function shownName({ name, handle }: SocialUser, siteName: string): string {
  const shown = [...(visibleLine(name) || visibleLine(handle))].slice(0, shownMaxLength).join('');
  return isReservedName(shown, siteName) ? '' : shown;
}
