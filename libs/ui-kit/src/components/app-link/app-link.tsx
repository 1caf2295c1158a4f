import type { AnchorHTMLAttributes } from 'react';
import { safeAppHref } from '../../lib/safe-address';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** The one scheme that the address may have, such as `otpauth`. */
  scheme: string;
}

/** A link that opens an app of the visitor's device; plain text when its address has another scheme. */
export function AppLink({ href, scheme, children, ...rest }: AppLinkProps) {
  const address = safeAppHref(href, scheme);
  if (address === null) return <span className={rest.className}>{children}</span>;
  return (
    <a {...rest} href={address}>
      {children}
    </a>
  );
}
