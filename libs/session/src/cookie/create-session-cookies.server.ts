import { createCookie } from '@remix-run/node';
import type { StoredSession } from '@starhaven/contracts';
import { StoredSessionSchema } from '@starhaven/contracts';
import * as v from 'valibot';
import { isExpired } from '../lib/is-expired';
import { checkSecrets } from './check-secrets.server';
import type { CookieScopeOptions } from './cookie-scope.server';
import { cookieScope } from './cookie-scope.server';

export interface SessionCookiesOptions extends CookieScopeOptions {
  /** The first signs, all verify; each at least 32 bytes. */
  secrets: readonly string[];
  now?: () => number;
}

/** Why a request has no session; `ended` is the host's word: logged out elsewhere, password changed, banned. */
export type SessionProblem = 'missing' | 'invalid' | 'expired' | 'ended';

export type SessionReading = { session: StoredSession; problem: null } | { session: null; problem: SessionProblem };

export interface SessionCookies {
  readonly cookieName: string;
  /** True when a session cookie was sent, valid or not. Costs a text search: fit for every request. */
  hasCookie(cookieHeader: string | null | undefined): boolean;
  /** The session, or null when it is missing, tampered with, foreign or expired. Never throws. */
  read(source: string | null | undefined | Request): Promise<StoredSession | null>;
  /** Like `read`, with the reason. */
  inspect(source: string | null | undefined | Request): Promise<SessionReading>;
  /** The `Set-Cookie` value that saves the session until its login expiry; throws when it lacks key or expiry, or is over 4096 bytes. */
  commit(session: v.InferInput<typeof StoredSessionSchema>): Promise<string>;
  /** The `Set-Cookie` value that removes the cookie. */
  destroy(): Promise<string>;
}

/** What browsers keep of one cookie at most (RFC 6265 §6.1). */
const maxCookieBytes = 4096;

/** Builds reader and writer of the session cookie; throws one line when a secret is missing, short or an example. */
export function createSessionCookies(options: SessionCookiesOptions): SessionCookies {
  checkSecrets(options.secrets);
  const now = options.now ?? Date.now;
  const { name, ...scope } = cookieScope(options);
  const cookie = createCookie(name, { ...scope, httpOnly: true, path: '/', secrets: [...options.secrets] });
  const start = `${name}=`;

  const hasCookie: SessionCookies['hasCookie'] = (header) =>
    header?.split(';').some((pair) => pair.trimStart().startsWith(start)) ?? false;

  const inspect: SessionCookies['inspect'] = async (source) => {
    const header = source instanceof Request ? source.headers.get('cookie') : source;
    if (!header || !hasCookie(header)) return { session: null, problem: 'missing' };
    // A cookie is what a stranger sent; whatever fails while reading it only means that it is not ours.
    const value: unknown = await cookie.parse(header).catch(() => null);
    const parsed = v.safeParse(StoredSessionSchema, value);
    if (!parsed.success) return { session: null, problem: 'invalid' };
    if (isExpired(parsed.output.expiredlogin, now())) return { session: null, problem: 'expired' };
    return { session: parsed.output, problem: null };
  };

  return {
    cookieName: name,
    hasCookie,
    inspect,
    read: async (source) => (await inspect(source)).session,
    commit: async (session) => {
      const parsed = v.safeParse(StoredSessionSchema, session);
      if (!parsed.success) throw new Error('A session needs sessionKey and expiredlogin to be saved');
      const expires = new Date(parsed.output.expiredlogin * 1000);
      const header = await cookie.serialize(parsed.output, { expires });
      const bytes = Buffer.byteLength(header);
      if (bytes > maxCookieBytes)
        throw new Error(`The session cookie has ${bytes} bytes; browsers keep ${maxCookieBytes}`);
      return header;
    },
    destroy: () => cookie.serialize('', { expires: new Date(0), maxAge: 0 }),
  };
}
