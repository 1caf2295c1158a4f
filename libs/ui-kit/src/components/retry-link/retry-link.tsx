import { useLocation } from '@remix-run/react';
import { ButtonLink } from '../button-link/button-link';

/** Loads the current page anew, with or without JavaScript. */
export function RetryLink({ label = 'Try again' }: { label?: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={`${pathname}${search}`} tone="primary" isReload>
      {label}
    </ButtonLink>
  );
}
