import type { AnchorHTMLAttributes } from 'react';
import { isExternalHref, toInterstitialHref } from '../../lib/interstitial-link';
import { safeHref } from '../../lib/safe-address';

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** May come from data: what is no address is shown as text. */
  href: string;
  /** A target the operator vouches for: linked directly (docs/behaviour/site.md#external-links). */
  isSafe?: boolean;
  /** Never rewritten, for links that must keep their address (docs/behaviour/site.md#external-links). */
  isIntercepted?: boolean;
}

/** A link to anywhere. External targets lead to the interstitial unless marked safe or not intercepted. */
export function ExternalLink({ href, isSafe = false, isIntercepted = true, children, ...rest }: ExternalLinkProps) {
  const address = safeHref(href);
  if (address === null) return <span>{children}</span>;
  if (!isExternalHref(address)) {
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    );
  }
  if (isSafe || !isIntercepted) {
    const mark = isSafe ? { 'data-safe': '' } : { 'data-no-intercept': '' };
    return (
      <a rel="noopener noreferrer" target="_blank" {...mark} {...rest} href={address}>
        {children}
      </a>
    );
  }
  return (
    <a rel="nofollow" data-reload="" {...rest} href={toInterstitialHref(address)}>
      {children}
    </a>
  );
}
