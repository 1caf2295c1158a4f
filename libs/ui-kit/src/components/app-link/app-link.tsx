import { forwardRef } from 'react';
import type { AnchorHTMLAttributes } from 'react';
import { safeAppHref } from '../../lib/addresses/safe-address';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The only scheme that the address may have, such as `otpauth`. */
  scheme: string;
}

/** A link that opens an app on the visitor's device; plain text if its address has another scheme. */
export const AppLink = forwardRef<HTMLAnchorElement, AppLinkProps>(function AppLink(
  { href, scheme, children, ...rest },
  ref,
) {
  const address = safeAppHref(href, scheme);
  if (address === null) return <span className={rest.className}>{children}</span>;
  return (
    <a ref={ref} {...rest} href={address}>
      {children}
    </a>
  );
});
