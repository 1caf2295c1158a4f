import { failureStatus } from './failure-status';
import { hostText } from '../refusals/host-text.server';
import type { KindWords, Limit } from '../refusals/refused-reply';
import type { UpstreamError } from './upstream-error';
import { isUpstreamError } from './upstream-error';

/** What the visitor reads if the call of a form fails; the defaults are those of most forms. */
export interface FailureWords {
  title?: string;
  /** Shown if the host sends no text. */
  message?: string;
  /** The words for HTTP status 429. */
  limit?: (limit: Limit) => KindWords;
}

export interface FailedReply<Result> {
  message: { type: 'error' | 'warn'; title: string; message: string };
  /** HTTP status: 422 if our input does not match the contract, 429 for a limit, and otherwise that of `failureStatus`. */
  status: 422 | 429 | 502 | 503 | 504;
  /** Unix seconds; null if the host asks for no wait. `formAction` sends it as `Retry-After`, too. */
  waitUntilSeconds: number | null;
  result?: Result;
}

/** The length of a limit if the host does not send it. */
const limitSeconds = 60;

/**
 * The reply to a form whose call failed (docs/decisions/0019-one-result-one-action.md). It has the host's text, or else that of `words`.
 * `place.result` replaces the sent fields in the reply. Errors that are no `UpstreamError` are thrown again.
 */
export function failedReply<Result = never>(
  error: unknown,
  { title = 'Network Error', message = 'Failed to connect to server. Please try again.', limit }: FailureWords = {},
  place: { result?: Result } = {},
): FailedReply<Result> {
  if (!isUpstreamError(error)) throw error;
  const isLimit = error.kind === 'status' && error.status === 429;
  const { retryAfterSeconds = isLimit ? limitSeconds : 0 } = error;
  const untilSeconds = retryAfterSeconds > 0 ? Math.ceil(Date.now() / 1000) + retryAfterSeconds : null;
  const { text, ...own } = (isLimit && limit?.({ untilSeconds, max: null })) || {};
  const words = { type: 'error' as const, title, message, ...own };
  return {
    message: { ...words, message: text ?? hostText(error) ?? words.message },
    status: isLimit ? 429 : statusOf(error),
    waitUntilSeconds: untilSeconds,
    ...place,
  };
}

// If a request does not match the contract, the visitor's input is wrong; any other error comes from the host.
const statusOf = (error: UpstreamError) => (error.kind === 'request' ? 422 : failureStatus(error));
