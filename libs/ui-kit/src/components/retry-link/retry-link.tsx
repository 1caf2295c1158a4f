import { forwardRef } from 'react';
import { useLocation } from '@remix-run/react';
import type { ButtonLinkProps } from '../button-link/button-link';
import { ButtonLink } from '../button-link/button-link';

export interface RetryLinkProps extends Omit<ButtonLinkProps, 'to' | 'tone' | 'isReload' | 'children'> {
  /** Default 'Try again'. */
  label?: string;
}

/** Reloads the current page, with or without JavaScript. */
export const RetryLink = forwardRef<HTMLAnchorElement, RetryLinkProps>(function RetryLink(
  { label = 'Try again', ...rest },
  ref,
) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink ref={ref} {...rest} to={`${pathname}${search}`} tone="primary" isReload>
      {label}
    </ButtonLink>
  );
});
