import type { AppLoadContext } from '@remix-run/node';
import type { SocialProvider } from '@starhaven/contracts/session';
import { serviceOf } from '@starhaven/upstream/server';

/** The operator's settings for logins. */
export interface LoginSettings {
  /** Public base URL of this site. */
  siteUrl: string;
  /** Other hosts that a `redirect` may lead to. */
  redirectHosts: readonly string[];
  /** Scheme of the address that starts the game; null = logins from inside the game end with a text. */
  appScheme: string | null;
  /**
   * Address of the account host's own pages for browsers; null = they are under this site's address, and this server forwards the requests.
   */
  accountPublicUrl: string | null;
  /** Social logins of a host that supports only the specification; null = all that the specification names. */
  socialLogins: readonly SocialProvider[] | null;
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    login: LoginSettings;
  }
}

/** The login settings, for loaders and actions. */
export const loginSettingsFor = (context: AppLoadContext): LoginSettings => serviceOf(context, 'login');
