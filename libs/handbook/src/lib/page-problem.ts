import type { PageProblem } from '@starhaven/ui-kit';

/** The host did not answer, or without the requested data. */
export const failedProblem = (status: PageProblem['status'] = 502): PageProblem => ({
  title: 'Failed to fetch items. Please try again.',
  message: 'The server that keeps the handbook does not answer right now.',
  canRetry: true,
  status,
});
