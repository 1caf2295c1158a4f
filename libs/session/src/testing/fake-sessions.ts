import type { StoredSession } from '@starhaven/contracts/session';
import { Role, StoredSessionSchema } from '@starhaven/contracts/session';
import * as v from 'valibot';
import type { SessionCookies } from '../cookie/create-session-cookies.server';

/** The session of a member with the key `key-7`; `fields` replaces some of its fields. */
export const storedSession = (fields: Partial<StoredSession> = {}): StoredSession =>
  v.parse(StoredSessionSchema, {
    uid: '7',
    username: 'lumine',
    name: 'Lumine',
    sessionKey: 'key-7',
    expiredlogin: 4e9,
    role: [Role.MEMBER],
    ...fields,
  });

/** Cookies of which every request has this session, or none. For tests of the cookie itself use `createSessionCookies`. */
export function fakeSessions(
  session: StoredSession | null,
): Pick<SessionCookies, 'read' | 'inspect' | 'destroy' | 'hasCookie'> {
  return {
    hasCookie: () => session !== null,
    read: async () => session,
    inspect: async () => (session ? { session, problem: null } : { session: null, problem: 'missing' }),
    destroy: async () => 'starhaven=; Max-Age=0',
  };
}
