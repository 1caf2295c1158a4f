import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';

export interface AuthorOptions {
  isOurs?: boolean;
  roles?: Role[];
  hasSession?: boolean;
  /** Default: the same as `isOurs`. */
  isProven?: boolean;
}

/** The load context of an author, and the calls that the host received. */
export function authorContext(
  answers: CallAnswers,
  { isOurs = true, roles = [Role.MEMBER, Role.EDITOR], hasSession = true, isProven = isOurs }: AuthorOptions = {},
) {
  const { upstream, calls } = fakeUpstream({
    answers,
    extensions: isOurs ? [extensions.blog] : [],
    isProven,
  });
  const sessions = fakeSessions(hasSession ? storedSession({ role: roles }) : null);
  const site = { name: 'Starhaven', url: 'https://site.test', commentsName: null };
  return { context: contextWith({ upstream, sessions, site }), calls };
}

export const draftFields = {
  ...{ intent: 'save', title: 'Über uns', slug: 'ueber-uns', shortContent: 'Short', content: 'One\r\n\r\nTwo' },
  ...{ thumbnail: '', tags: 'guide, news,guide', comment: 'on', state: 'draft', publishAt: '', zone: 'Europe/Berlin' },
  ...{ version: '3', nonce: 'nonce-1234' },
};

export function formOf(path: string, fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(`https://site.test${path}`, { method: 'POST', body });
}
