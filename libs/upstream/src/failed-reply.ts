import { failureStatus } from './failure-status';
import { isUpstreamError } from './upstream-error';

/** The message if the host did not answer; the defaults are those of most forms. */
export interface FailureWords {
  title?: string;
  message?: string;
}

/**
 * The reply to a form if the host did not answer or asked to wait. If it asked to wait, `formAction` sends the wait as `Retry-After`.
 * Errors that are no `UpstreamError` are thrown again.
 */
export function failedReply(error: unknown, words: FailureWords = {}) {
  if (!isUpstreamError(error)) throw error;
  const { title = 'Network Error', message = 'Failed to connect to server. Please try again.' } = words;
  // If a request does not match the contract, the visitor's input is wrong; any other error comes from the host.
  const status = error.kind === 'request' ? 422 : failureStatus(error);
  const { retryAfterSeconds = 0 } = error;
  const waitUntilSeconds = retryAfterSeconds > 0 ? Math.ceil(Date.now() / 1000) + retryAfterSeconds : null;
  return { message: { type: 'error' as const, title, message }, status, waitUntilSeconds };
}
