/** What a path of ours looks like: one slash, then no second slash, and no backslash, control character or space anywhere. */
const plainPath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
const absoluteUrl = /^https?:\/\/[^\\\s\p{Cc}]+$/iu;

/**
 * Where a `redirect` parameter may lead: a path of this site, or an https URL of an allowed host; null for all else.
 * The origin is judged after parsing, as browsers do it; judging by how the text starts lets known payloads through.
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
    // `/.//evil.test` parses to our origin with the path `//evil.test`, which would leave the site when sent as a path.
    return plainPath.test(path) ? path : null;
  }
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : null;
}
