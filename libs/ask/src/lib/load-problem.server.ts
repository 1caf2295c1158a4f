import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamError } from '@starhaven/upstream/server';
import { failureStatus, hostText, isUnavailable } from '@starhaven/upstream/server';

const problem = (title: string, error: UpstreamError): PageProblem => ({
  title,
  message: hostText(error) ?? (isUnavailable(error) ? 'Failed to fetch questions' : 'Failed to load questions'),
  canRetry: true,
  status: failureStatus(error),
});

/** Why the list cannot be shown: the host's message, or a text of the specification (docs/behaviour/ask.md#question-messages). */
export const listProblem = (error: UpstreamError) => problem('Error Loading Questions', error);

export const questionProblem = (error: UpstreamError) => problem('Error Loading Question', error);
