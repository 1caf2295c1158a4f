import { extensions } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';

export interface MemberOptions {
  isOurs?: boolean;
  hasSession?: boolean;
  roles?: Role[];
}

/** The load context of a member, and the calls that the host received. */
export function memberContext(
  answers: CallAnswers,
  { isOurs = true, hasSession = true, roles = [Role.MEMBER] }: MemberOptions = {},
) {
  const { upstream, calls } = fakeUpstream({
    answers,
    extensions: isOurs ? [extensions.ask] : [],
    isProven: isOurs,
  });
  const sessions = fakeSessions(hasSession ? storedSession({ role: roles }) : null);
  const site = { name: 'Starhaven', url: 'https://site.test' };
  return { context: contextWith({ upstream, sessions, site }), calls };
}

export function formOf(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields);
  return new Request(`https://site.test${path}`, { method: 'POST', body, headers });
}

/** A question as a host sends it. */
export const sampleQuestion = {
  ...{ id: '5', question: 'How do I start the client?', tag: ['setup'], time: 1_760_000_000_000, vote: 2, view: 3 },
  ...{ resolved: false, answerId: '', owner: { uid: '7', username: 'lumine', avatar: '' }, answer: [] },
  ...{ body: 'It **stops**.', html: '<p>It <strong>stops</strong>.</p>', closed: false, update: 0, version: 2 },
};
