import { forwardRef } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { safeSitePath } from '../../lib/addresses/safe-address';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, or a query for the current page; any other address is shown as text. */
  to: string;
  /** Loads the document again instead of navigating in the client. */
  isReload?: boolean;
  /** Replaces the current history entry. */
  isReplacing?: boolean;
  /** Keeps the scroll position. */
  keepsScroll?: boolean;
}

/**
 * A link on this site: a plain anchor, which `ClientNavigation` in the shell turns into a client navigation. A router link would run its
 * hooks for dozens of links on every page, on the server and again in the browser.
 */
export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(
  { to, isReload, isReplacing, keepsScroll, ...rest },
  ref,
) {
  const path = safeSitePath(to);
  if (path === null) return <span className={rest.className}>{rest.children}</span>;
  return (
    <a
      ref={ref}
      data-reload={isReload ? '' : undefined}
      data-replace={isReplacing ? '' : undefined}
      data-keep-scroll={keepsScroll ? '' : undefined}
      {...rest}
      href={path}
    />
  );
});
