import { decodeBase64Url } from '@starhaven/ui-kit/server';

export type LinkTarget =
  { state: 'valid'; href: string; host: string } | { state: 'invalid'; reason: string } | { state: 'missing' };

/**
 * What the interstitial's address names (docs/behaviour/site.md#link-page). Only http and https count, without user name or password;
 * the host is given in its ASCII form so that look-alike letters show.
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
