import { isRouteErrorResponse } from '@remix-run/react';
import { ButtonLink, ErrorPanel, Page, RetryLink } from '@starhaven/ui-kit';
import { NotFoundPage } from './not-found/not-found.page';

/** Shown if a page fails unexpectedly: a text for visitors, a way back and a retry. */
export function ErrorPage({ error, requestId }: { error: unknown; requestId?: string }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Page kind="reading">
      <ErrorPanel
        level={1}
        title={status === 403 ? 'This page is not open to you' : 'Something went wrong'}
        message="The page could not be shown. What you typed elsewhere is safe. Try again, or go back to a page that works."
        detail={requestId ? `Request ${requestId}` : undefined}
      >
        <RetryLink />
        <ButtonLink to="/">Back to home</ButtonLink>
      </ErrorPanel>
    </Page>
  );
}
