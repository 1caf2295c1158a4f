import { createCookie } from '@remix-run/node';
import type { AppLoadContext } from '@remix-run/node';
import { sessionsFor } from '@starhaven/session/server';
import * as v from 'valibot';
import { loginSettingsFor } from './login-settings.server';

export interface HostCookie<T> {
  /** The stored value; null if there is none or this site did not write it. Never throws. */
  read(request: Request): Promise<T | null>;
  /** The `Set-Cookie` value that stores it. */
  set(value: T): Promise<string>;
  /** The `Set-Cookie` value that removes it. */
  clear(): Promise<string>;
}

/**
 * A small cookie for this host only; only the server reads it. On https its name has the prefix that keeps sibling hosts from setting it.
 */
export function hostCookie<T>(
  context: AppLoadContext,
  purpose: string,
  schema: v.GenericSchema<unknown, T>,
  maxAgeSeconds: number,
): HostCookie<T> {
  const secure = loginSettingsFor(context).siteUrl.startsWith('https:');
  const site = sessionsFor(context).cookieName.replace(/^__(?:Host|Secure)-/, '');
  const cookie = createCookie(`${secure ? '__Host-' : ''}${site}-${purpose}`, {
    httpOnly: true,
    secure,
    sameSite: 'lax',
    path: '/',
  });
  return {
    read: async (request) => {
      const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => null);
      const parsed = v.safeParse(schema, value);
      return parsed.success ? parsed.output : null;
    },
    set: (value) => cookie.serialize(value, { maxAge: maxAgeSeconds }),
    clear: () => cookie.serialize('', { maxAge: 0, expires: new Date(0) }),
  };
}
