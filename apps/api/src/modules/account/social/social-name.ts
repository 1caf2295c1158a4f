import { randomInt } from 'node:crypto';
import type { SocialProvider } from '@starhaven/contracts';
import { Refusal } from '../../../platform/http/refusal';
import { requireUsername } from '../names/username';
import type { Username } from '../names/username';
import type { SocialUser } from './provider';

/** Leaves room for what makes it unique. */
const stemMaxLength = 26;
const shownMaxLength = 64;

function findUsername(text: string): Username | null {
  try {
    return requireUsername(text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** What is left of a name elsewhere when everything is gone that a username here cannot have. */
function stemOf(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\s.]+/gu, '_')
    .replace(/[^\p{L}\p{M}\p{Nd}_-]/gu, '')
    .replace(/^[^\p{L}\p{Nd}]+/u, '');
  return [...plain].slice(0, stemMaxLength).join('');
}

/** Usernames to try one after the other: as near to the one elsewhere as can be, then with digits behind. */
export function* usernamesFor(provider: SocialProvider, { handle, name, id }: SocialUser): Generator<Username> {
  const stems = [handle, name, `${provider}_${id}`].map(stemOf).filter((stem) => findUsername(stem) !== null);
  const [stem = provider] = stems;
  for (const text of [stem, ...Array.from({ length: 9 }, () => `${stem}_${randomInt(10_000, 100_000)}`)]) {
    const username = findUsername(text);
    if (username) yield username;
  }
}

/** The name that is shown, without signs that cannot be seen or turn the line around. */
export function shownName({ name, handle }: SocialUser): string {
  const plain = (text: string) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]+/gu, '')
      .trim();
  return [...(plain(name) || plain(handle))].slice(0, shownMaxLength).join('');
}
