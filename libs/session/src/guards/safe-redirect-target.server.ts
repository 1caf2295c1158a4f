/** A path of this site: one slash, not followed by a second one, and no backslash, control character or space anywhere. */
const plainPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
const absoluteUrl = /^https?:\/\/[^\\\s\p{Cc}]+$/iu;

/**
 * The allowed target of a `redirect` parameter: a path of this site, or an https URL of an allowed host; null for anything else. Checks
 * the origin after parsing, as browsers do; checking only the beginning of the text would allow known attacks.
 */
export function safeRedirectTarget(
  value: string | null | undefined,
  siteUrl: string,
  allowedHosts: readonly string[] = [],
): string | null {
  if (!value || !(plainPath.test(value) || absoluteUrl.test(value)) || !URL.canParse(value, siteUrl)) return null;
  const url = new URL(value, siteUrl);
  if (url.username || url.password) return null;
  if (url.origin === new URL(siteUrl).origin) {
    const path = url.pathname + url.search + url.hash;
    // `/.//evil.test` parses to our origin with the path `//evil.test`. Sent as a path, it would leave the site.
    return plainPath.test(path) ? path : null;
  }
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : null;
}
