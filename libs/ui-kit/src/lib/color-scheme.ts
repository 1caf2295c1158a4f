export type ColorScheme = 'light' | 'dark';

export const colorSchemeCookieName = 'color-scheme';

/** The scheme that the visitor chose, or null if the device decides. Never throws. */
export function readColorScheme(cookieHeader: string | null | undefined): ColorScheme | null {
  const scheme = /(?:^|;\s*)color-scheme=(light|dark)(?:;|$)/.exec(cookieHeader ?? '')?.[1];
  return scheme === 'light' || scheme === 'dark' ? scheme : null;
}
