import type { AdminPermission } from '@starhaven/contracts/admin';
import { extensions } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import { createSessionCookies } from '@starhaven/session/server';
import type { CallAnswers, Refusal } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';

const sessions = createSessionCookies({
  siteName: 'Starhaven',
  siteUrl: 'http://localhost:3000',
  secrets: ['b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29'],
});

const session: StoredSession = {
  uid: '7',
  username: 'paimon',
  name: '',
  token: 'the-secret-token',
  tokenAPI: '',
  sessionKey: 'the-key',
  expiredlogin: 4e9,
  locale: '',
  role: [3, 1],
  roleExpired: 0,
};

/** A request of a logged-in account; `role` is the role in its cookie. */
export async function staffRequest(
  path: string,
  { role = [3, 1], fields }: { role?: number[]; fields?: Record<string, string> } = {},
): Promise<Request> {
  const cookie = (await sessions.commit({ ...session, role })).split(';')[0] ?? '';
  return new Request(`http://localhost:3000${path}`, {
    headers: { cookie },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });
}

export const guestRequest = (path: string) => new Request(`http://localhost:3000${path}`);

interface SentCall {
  name: string;
  input: unknown;
}

export const ok = <Data>(data: Data) => ({ retcode: 0, message: 'ok', data });
export const refused = (retcode: number, message: string, field?: string): Refusal => ({ retcode, message, field });

/** The access answer for a member of staff with these permissions. */
export const accessTo = (...permissions: AdminPermission[]) =>
  ok({ permissions, proofs: ['password' as const], isFactorMissing: false });

/** A host with these answers. `calls` lists the calls in order, except those for the caller's permissions; `asked` has all their names. */
export function staffHost(answers: CallAnswers, { isOurs = true } = {}) {
  const { upstream, calls } = fakeUpstream({
    answers,
    extensions: isOurs ? [extensions.admin, extensions.ask, extensions.chat] : [],
  });
  return {
    get calls(): SentCall[] {
      const sent = calls.filter(({ name }) => name !== 'getAdminAccess');
      return sent.map(({ name, input: { body, query, params } }) => ({ name, input: body ?? query ?? params }));
    },
    get asked() {
      return calls.map(({ name }) => name);
    },
    /** Each request has its own context. */
    context: () => contextWith({ sessions, upstream }),
  };
}
