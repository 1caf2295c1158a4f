import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamError } from '@starhaven/upstream/server';
import { failureStatus } from '@starhaven/upstream/server';

/**
 * The message of an account page if the host does not answer or a rate limit is reached
 * (docs/behaviour/account.md#loading-the-account). `title` replaces the default title, for pages with a failure title of their own.
 */
export const hostAway = (error: UpstreamError, title?: string): PageProblem => ({
  ...(error.kind === 'refused'
    ? {
        title: 'Rate Limited',
        message: 'Too many requests. Please wait a moment, then try again. You are still logged in.',
      }
    : {
        title: 'Network Error',
        message: 'Failed to connect to server. Please try again. You are still logged in.',
      }),
  ...(title && { title }),
  canRetry: true,
  status: failureStatus(error),
});
