import { extensions } from '@starhaven/contracts/protocol';
import type { StoredSession } from '@starhaven/contracts/session';
import { createSessionCookies } from '@starhaven/session/server';
import { toCallResult } from '@starhaven/upstream/server';

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

export const ok = (data: unknown, more: object = {}) => ({ retcode: 0, message: 'ok', data, ...more });
export const refused = (retcode: number, message: string, field?: string) => ({ retcode, message, field });

/** The access answer for a member of staff with these permissions. */
export const accessTo = (...permissions: string[]) => ok({ permissions, proofs: ['password'], isFactorMissing: false });

/**
 * A host with these answers, by the call's name. An answer that is an error is thrown; of a list, each call takes the next answer.
 * `calls` lists the calls in order, except those for the caller's permissions.
 */
export function staffHost(answers: Record<string, unknown>, { isOurs = true } = {}) {
  const calls: SentCall[] = [];
  const asked: string[] = [];
  const upstream = {
    isSpecOnly: !isOurs,
    hasExtension: (name: string) =>
      isOurs && [extensions.admin, extensions.ask, extensions.chat].includes(name as never),
    call: async (
      { name }: { name: string },
      { body, query, params }: { body?: unknown; query?: unknown; params?: unknown } = {},
    ) => {
      asked.push(name);
      if (name !== 'getAdminAccess') calls.push({ name, input: body ?? query ?? params });
      const given = answers[name];
      const answer: unknown = Array.isArray(given) ? given.shift() : given;
      if (answer instanceof Error) throw answer;
      if (answer === undefined) throw new Error(`The test gives no answer to ${name}.`);
      return toCallResult(answer as never);
    },
  };
  // Each request has its own context.
  const context = () => ({ sessions, upstream }) as never;
  return { calls, asked, context };
}
