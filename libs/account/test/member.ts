import type { Account } from '@starhaven/contracts/account';
import type { StoredSession } from '@starhaven/contracts/session';
import { createSessionCookies } from '@starhaven/session/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
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

type AccountExtras = NonNullable<Account['extras']>;

/** The fields of our own host that come with an account. */
export const accountExtras = (fields: Partial<AccountExtras> = {}): AccountExtras => ({
  ...{ pendingEmail: '', pendingEmailUntil: 0, openUntil: 0, version: '', deletionAt: 0 },
  ...{ hasTemporaryPassword: false, arePlayersAway: false, refreshAgainAt: 0, ...fields },
});

interface CharacterRow {
  server: { id: string; title: string };
  player: { retcode: number; data?: { uid: string; accountId: string } | null };
}

/** The answer to a call for the account: an account with these fields, with these characters. */
export const accountAnswer = (fields: Partial<Account> = {}, player: CharacterRow[] = []) => ({
  retcode: 200,
  data: { account: { _id: '7', username: 'paimon', ...fields }, player },
});

/** The login settings of a site with defaults. */
export const memberLogin: LoginSettings = {
  siteUrl: 'http://localhost:3000',
  redirectHosts: [],
  appScheme: null,
  accountPublicUrl: null,
  socialLogins: null,
};

/** A host with these extensions and answers. `calls` lists the calls in their order, each with its query or its body; `sent` all of it. */
export function memberHost(extensions: readonly Extension[], answers: CallAnswers) {
  const { upstream, calls } = fakeUpstream({ answers, extensions });
  return {
    get calls() {
      return calls.map(({ name, input: { query, body } }) => ({ name, input: query ?? body }));
    },
    sent: calls,
    context: contextWith({ sessions: memberSessions, upstream, login: memberLogin }),
  };
}
