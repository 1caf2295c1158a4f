/** Other services with which visitors can log in here (docs/behaviour/login.md#social-login). */
export const socialProviders = ['discord', 'twitter'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The default of the parameters `type` and `enter_type`: a login from the website (docs/behaviour/login.md#entry-types). */
export const webEntryType = 'web';

/** True for the entry types of a launch from inside the game (docs/behaviour/login.md#entry-types). */
export function isInGameEntry(entryType: string): boolean {
  return entryType.includes('ingame');
}

/**
 * The query of the redirect: an entry type, or `link` / `unlink` with the session key of the account
 * (docs/behaviour/login.md#social-login).
 */
export type SocialLoginQuery =
  /** The host returns `state` together with `session`; hosts that do not support it omit it. */
  { type: string; state?: string } | { type: 'link' | 'unlink'; session: string; state?: string };

/**
 * Returns the path and query on the account host. It is a page to navigate to, not a data call (docs/behaviour/api.md#social-login-pages).
 */
export function socialLoginPath(provider: SocialProvider, query: SocialLoginQuery): string {
  const fields = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined);
  return `/account/login/${provider}?${new URLSearchParams(fields)}`;
}
