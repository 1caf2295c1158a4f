import type { PageProblem } from '@starhaven/ui-kit';
import type { CallRefusal, UpstreamError } from '@starhaven/upstream/server';
import { failureStatus, hostText, isUnavailable, refusalStatus, refusalText } from '@starhaven/upstream/server';

const questionTitle = 'Error Loading Question';
const unusable = 'Failed to load questions';

const problem = (title: string, error: UpstreamError): PageProblem => ({
  title,
  message: hostText(error) ?? (isUnavailable(error) ? 'Failed to fetch questions' : unusable),
  canRetry: true,
  status: failureStatus(error),
});

/** Why the list cannot be shown: the host's message, or a text of the specification (docs/behaviour/ask.md#question-messages). */
export const listProblem = (error: UpstreamError) => problem('Error Loading Questions', error);

export const questionProblem = (error: UpstreamError) => problem(questionTitle, error);

/** Why the host refuses a member's own view of a question. */
export const refusedProblem = (refusal: CallRefusal): PageProblem => ({
  title: questionTitle,
  message: refusalText(refusal) ?? unusable,
  canRetry: true,
  status: refusalStatus(refusal),
});
