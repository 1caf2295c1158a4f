import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamError } from '@starhaven/upstream/server';
import { failureStatus } from '@starhaven/upstream/server';

/** The message of an account page while the host does not answer (docs/behaviour/account.md#loading-the-account). */
export const hostAway = (error: UpstreamError): PageProblem => ({
  title: 'Network Error',
  message: 'Failed to connect to server. Please try again. You are still logged in.',
  canRetry: true,
  status: failureStatus(error),
});
