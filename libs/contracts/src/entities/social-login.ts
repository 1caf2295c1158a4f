/** Where one can log in with another account (docs/behaviour/login.md#social-login). */
export const socialProviders = ['discord', 'twitter'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The default of the parameter `type` and `enter_type`: a login from the website (docs/behaviour/login.md#entry-types). */
export const webEntryType = 'web';

/** True for the entry types of a launch from inside the game (docs/behaviour/login.md#entry-types). */
export function isInGameEntry(entryType: string): boolean {
  return entryType.includes('ingame');
}

/**
 * What the browser is sent with: an entry type, or `link` / `unlink` with the session key of the account
 * (docs/behaviour/login.md#social-login).
 */
export type SocialLoginQuery =
  /** `state` comes back beside `session`; hosts that do not know it leave it out. */
  { type: string; state?: string } | { type: 'link' | 'unlink'; session: string };

/** Returns the path and query on the account host; a page to navigate to, not a data call (docs/behaviour/api.md#social-login-pages). */
export function socialLoginPath(provider: SocialProvider, query: SocialLoginQuery): string {
  const fields = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined);
  return `/account/login/${provider}?${new URLSearchParams(fields)}`;
}
