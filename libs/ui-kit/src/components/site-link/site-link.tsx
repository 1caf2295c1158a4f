import type { AnchorHTMLAttributes } from 'react';
import { safeSitePath } from '../../lib/safe-address';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, or a query that changes the current page; anything else is shown as text. */
  to: string;
  /** Loads the document anew instead of changing the page in place. */
  isReload?: boolean;
  /** Replaces the current entry of the history. */
  isReplacing?: boolean;
  /** Leaves the scroll position where it is. */
  keepsScroll?: boolean;
}

/**
 * A link on this site: a plain anchor, which `ClientNavigation` in the shell turns into a change in place. A router's
 * link would cost every page its hooks for each of its dozens of links, on the server and again in the browser.
 */
export function SiteLink({ to, isReload, isReplacing, keepsScroll, ...rest }: SiteLinkProps) {
  const path = safeSitePath(to);
  if (path === null) return <span className={rest.className}>{rest.children}</span>;
  return (
    <a
      data-reload={isReload ? '' : undefined}
      data-replace={isReplacing ? '' : undefined}
      data-keep-scroll={keepsScroll ? '' : undefined}
      {...rest}
      href={path}
    />
  );
}
