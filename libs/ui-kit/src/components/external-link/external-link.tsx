import type { AnchorHTMLAttributes } from 'react';
import { isExternalHref, toInterstitialHref } from '../../lib/interstitial-link';

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** A target the operator vouches for: linked directly (spec 1 §2). */
  isSafe?: boolean;
  /** Never rewritten, for links that must keep their address (spec 1 §2). */
  isIntercepted?: boolean;
}

/** A link to anywhere. External targets lead to the interstitial unless marked safe or not intercepted. */
export function ExternalLink({ href, isSafe = false, isIntercepted = true, children, ...rest }: ExternalLinkProps) {
  if (!isExternalHref(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  if (isSafe || !isIntercepted) {
    const mark = isSafe ? { 'data-safe': '' } : { 'data-no-intercept': '' };
    return (
      <a href={href} rel="noopener noreferrer" target="_blank" {...mark} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={toInterstitialHref(href)} rel="nofollow" data-reload="" {...rest}>
      {children}
    </a>
  );
}
