import { isRouteErrorResponse } from '@remix-run/react';
import { ButtonLink, ErrorPanel, RetryLink } from '@starhaven/ui-kit';
import { NotFoundPage } from '../not-found/not-found.page';
import classes from '../link/link.module.css';

/** What is shown when a page failed in a way of its own: the visitor's words, with a way back and a second try. */
export function ErrorPage({ error, requestId }: { error: unknown; requestId?: string }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <div className={classes.page}>
      <ErrorPanel
        level={1}
        title={status === 403 ? 'This page is not open to you' : 'Something went wrong'}
        message="The page could not be shown. What you typed elsewhere is safe. Try again, or go back to a page that works."
        detail={requestId ? `Request ${requestId}` : undefined}
      >
        <RetryLink />
        <ButtonLink to="/">Back to home</ButtonLink>
      </ErrorPanel>
    </div>
  );
}
