/** True for an address that leaves the site: absolute http(s), or scheme-relative. Other schemes (mailto, tel) are not links to a site. */
export function isExternalHref(href: string, siteOrigin?: string): boolean {
  if (!/^(https?:)?\/\//i.test(href)) return false;
  if (siteOrigin === undefined) return true;
  try {
    return new URL(href, siteOrigin).origin !== siteOrigin;
  } catch {
    return true;
  }
}

/** The interstitial's address for an external target: `/link/{base64url of target}` (docs/behaviour/site.md#external-links). */
export function toInterstitialHref(target: string): string {
  return `/link/${encodeBase64Url(target)}`;
}

/** UTF-8 text as base64url without padding; the same in Node and in the browser. */
export function encodeBase64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text encoded as base64url (or plain base64), or null if it is not base64 of UTF-8. */
export function decodeBase64Url(encoded: string): string | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
