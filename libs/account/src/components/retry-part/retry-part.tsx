import { useLocation } from '@remix-run/react';
import { ButtonLink } from '@starhaven/ui-kit';

export interface RetryPartProps {
  /** Loads only this part again. */
  retry: () => void;
  isBusy: boolean;
}

/** Loads one part of a page again; without scripts it loads the whole page (docs/behaviour/account.md#parts-that-fail-alone). */
export function RetryPart({ retry, isBusy }: RetryPartProps) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={`${pathname}${search}`}
      isReload
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        event.preventDefault();
        if (!isBusy) retry();
      }}
    >
      {isBusy ? 'One moment…' : 'Try again'}
    </ButtonLink>
  );
}
