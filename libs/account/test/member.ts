import { toCallResult } from '@starhaven/upstream/server';
import type { StoredSession } from '@starhaven/contracts/session';
import { createSessionCookies } from '@starhaven/session/server';
import type { LoginSettings } from '../src/lib/login/login-settings.server';

/** The cookies of a site at localhost. */
export const memberSessions = createSessionCookies({
  siteName: 'Starhaven',
  siteUrl: 'http://localhost:3000',
  secrets: ['b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29'],
});

export const memberSession: StoredSession = {
  uid: '7',
  username: 'paimon',
  name: '',
  token: '',
  tokenAPI: '',
  sessionKey: 'the-key',
  expiredlogin: 4e9,
  locale: '',
  role: [3],
  roleExpired: 0,
};

/** A request from a logged-in visitor. */
export async function memberRequest(path: string, init: RequestInit = {}): Promise<Request> {
  const cookie = (await memberSessions.commit(memberSession)).split(';')[0] ?? '';
  return new Request(`http://localhost:3000${path}`, { ...init, headers: { cookie } });
}

/** The login settings of a site with defaults. */
export const memberLogin: LoginSettings = {
  siteUrl: 'http://localhost:3000',
  redirectHosts: [],
  appScheme: null,
  accountPublicUrl: null,
  socialLogins: null,
};

interface SentCall {
  name: string;
  input: unknown;
}

/**
 * A host with these extensions. `answers` has the answer to each call by its name; an answer that is an error is thrown. `calls` lists the
 * calls in their order.
 */
export function memberHost(extensions: readonly string[], answers: Record<string, unknown>) {
  const calls: SentCall[] = [];
  const upstream = {
    isSpecOnly: extensions.length === 0,
    hasExtension: (name: string) => extensions.includes(name),
    call: async ({ name }: { name: string }, { body, query }: { body?: unknown; query?: unknown } = {}) => {
      calls.push({ name, input: query ?? body });
      const answer = answers[name];
      if (answer instanceof Error) throw answer;
      return toCallResult(answer as never);
    },
  };
  return { calls, context: { sessions: memberSessions, upstream, login: memberLogin } as never };
}
