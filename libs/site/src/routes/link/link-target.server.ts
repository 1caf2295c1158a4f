import { decodeBase64Url } from '@starhaven/ui-kit/server';

export type LinkTarget =
  { state: 'valid'; href: string; host: string } | { state: 'invalid'; reason: string } | { state: 'missing' };

/**
 * The target in the interstitial's address (docs/behaviour/site.md#link-page). Accepts only http and https without user name or password.
 * Returns the host in its ASCII form, so that look-alike letters are visible.
 */
export function readLinkTarget(encoded: string | undefined): LinkTarget {
  if (!encoded) return { state: 'missing' };
  const text = decodeBase64Url(encoded);
  if (text === null) return { state: 'invalid', reason: 'Invalid Base64 encoded URL' };
  const malformed = { state: 'invalid', reason: 'The provided link is invalid or malformed.' } as const;
  if (!/^(https?:)?\/\//i.test(text)) return malformed;
  try {
    const url = new URL(text, 'https://scheme.invalid');
    if (url.username !== '' || url.password !== '' || url.host === '') return malformed;
    return { state: 'valid', href: url.href, host: url.host };
  } catch {
    return malformed;
  }
}
