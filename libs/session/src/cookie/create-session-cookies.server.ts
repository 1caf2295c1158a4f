import { createCookie } from '@remix-run/node';
import type { StoredSession } from '@starhaven/contracts/session';
import { StoredSessionSchema } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { isExpired } from '../shell/is-expired';
import { checkSecrets } from './check-secrets.server';
import type { CookieScopeOptions } from './cookie-scope.server';
import { cookieScope } from './cookie-scope.server';
import { parse as parseCookies } from 'cookie';

export interface SessionCookiesOptions extends CookieScopeOptions {
  /** The first secret signs, all of them verify. Each has at least 32 bytes. */
  secrets: readonly string[];
  now?: () => number;
}

/** Why a request has no session. `ended` comes from the host: logged out elsewhere, password changed or banned. */
export type SessionProblem = 'missing' | 'invalid' | 'expired' | 'ended';

export type SessionReading = { session: StoredSession; problem: null } | { session: null; problem: SessionProblem };

export interface SessionCookies {
  readonly cookieName: string;
  /** True if the request has a session cookie, valid or not. It only searches text, so it is cheap enough for every request. */
  hasCookie(cookieHeader: string | null | undefined): boolean;
  /** The session; null if it is missing, tampered with, signed by another site or expired. Never throws. */
  read(source: string | null | undefined | Request): Promise<StoredSession | null>;
  /** Like `read`, but also returns why there is no session. */
  inspect(source: string | null | undefined | Request): Promise<SessionReading>;
  /**
   * The `Set-Cookie` value that saves the session until its login expires. Throws if the key or the expiry is missing, or if the value
   * is over 4096 bytes.
   */
  commit(session: v.InferInput<typeof StoredSessionSchema>): Promise<string>;
  /** The `Set-Cookie` value that removes the cookie. */
  destroy(): Promise<string>;
}

/** Browsers keep at most this many bytes of one cookie (RFC 6265 §6.1). */
const maxCookieBytes = 4096;

/** Creates the reader and writer of the session cookie; throws an error of one line if a secret is missing, short or an example. */
export function createSessionCookies(options: SessionCookiesOptions): SessionCookies {
  checkSecrets(options.secrets);
  const now = options.now ?? Date.now;
  const { name, ...scope } = cookieScope(options);
  const cookie = createCookie(name, { ...scope, httpOnly: true, path: '/', secrets: [...options.secrets] });

  const hasCookie: SessionCookies['hasCookie'] = (header) => Object.hasOwn(parseCookies(header ?? ''), name);

  const inspect: SessionCookies['inspect'] = async (source) => {
    const header = source instanceof Request ? source.headers.get('cookie') : source;
    if (!header || !hasCookie(header)) return { session: null, problem: 'missing' };
    // A cookie is untrusted input; any failure while reading it only means that this site did not write it.
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
        throw new Error(`The session cookie has ${bytes} bytes; browsers store at most ${maxCookieBytes}`);
      return header;
    },
    destroy: () => cookie.serialize('', { expires: new Date(0), maxAge: 0 }),
  };
}
