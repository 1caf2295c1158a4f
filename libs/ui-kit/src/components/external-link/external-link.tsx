import { forwardRef } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { isExternalHref, toInterstitialHref } from '../../lib/addresses/interstitial-link';
import { safeHref } from '../../lib/addresses/safe-address';

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** It may come from data; an invalid address is shown as text. */
  href: string;
  /** The operator trusts this target, so it is linked directly (docs/behaviour/site.md#external-links). */
  isSafe?: boolean;
  /** Never rewritten, for links that must keep their address (docs/behaviour/site.md#external-links). */
  isIntercepted?: boolean;
}

/** A link to any address. External targets lead to the interstitial unless they are marked safe or not intercepted. */
export const ExternalLink = forwardRef<HTMLAnchorElement, ExternalLinkProps>(function ExternalLink(
  { href, isSafe = false, isIntercepted = true, children, ...rest },
  ref,
) {
  const address = safeHref(href);
  if (address === null) return <span>{children}</span>;
  if (!isExternalHref(address)) {
    return (
      <a ref={ref} {...rest} href={address}>
        {children}
      </a>
    );
  }
  if (isSafe || !isIntercepted) {
    const mark = isSafe ? { 'data-safe': '' } : { 'data-no-intercept': '' };
    return (
      <a ref={ref} rel="noopener noreferrer" target="_blank" {...mark} {...rest} href={address}>
        {children}
      </a>
    );
  }
  return (
    <a ref={ref} rel="nofollow" data-reload="" {...rest} href={toInterstitialHref(address)}>
      {children}
    </a>
  );
});
