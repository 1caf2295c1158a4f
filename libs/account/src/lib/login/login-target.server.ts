import { isInGameEntry } from '@starhaven/contracts/session';
import { safeRedirectTarget } from '@starhaven/session/server';
import type { LoginEntry } from './login-entry';
import { launchHref, loginHref, readEntryType } from './login-entry';
import type { LoginSettings } from './login-settings.server';

/** A longer target is not a page of this site and does not fit into the cookies that store it. */
const maxRedirectLength = 1000;

/** Reads the origin and the target of a login from the query. Unsafe targets are dropped only here (docs/security.md#open-redirects). */
export function readEntry(search: URLSearchParams, settings: LoginSettings): LoginEntry {
  return toEntry(search.get('type'), search.get('redirect'), settings);
}

/** Makes the entry from its two values, wherever they were stored. */
export function toEntry(type: string | null, redirect: string | null, settings: LoginSettings): LoginEntry {
  const target =
    (redirect?.length ?? 0) <= maxRedirectLength
      ? safeRedirectTarget(redirect, settings.siteUrl, settings.redirectHosts)
      : null;
  return { type: readEntryType(type), redirect: target && !leadsNowhere(target) ? target : '' };
}

/** After a login, a redirect to the login or the logout page would be an endless loop. */
const leadsNowhere = (target: string) => /^\/(login|logout)(?:[/?#]|$)/.test(target);

export type LoginTarget =
  | { kind: 'site'; to: string }
  /**
   * Another host. Browsers refuse a form that redirects there, so without JavaScript a page with a link comes first
   * (docs/security.md#forms-and-redirects).
   */
  | { kind: 'external'; to: string; page: string }
  /** The game: the page with the link, and the address behind it; null when no launcher is configured. */
  | { kind: 'launch'; to: string | null; page: string };

/** The target of a login with this entry (docs/behaviour/login.md#where-a-login-leads). */
export function loginTarget(entry: LoginEntry, settings: LoginSettings): LoginTarget {
  if (isInGameEntry(entry.type)) {
    const page = loginHref({ ...entry, redirect: '' }, { step: 'launch' });
    return { kind: 'launch', page, to: settings.appScheme ? launchHref(entry.type) : null };
  }
  if (!entry.redirect) return { kind: 'site', to: '/account' };
  if (entry.redirect.startsWith('/')) return { kind: 'site', to: entry.redirect };
  return { kind: 'external', to: entry.redirect, page: loginHref(entry, { step: 'continue' }) };
}
