import type { PageProblem } from './page-problem';
import { unsharedPage } from './shared-page';

const defaultRetrySeconds = 10;

/**
 * Status and headers of a page with a problem. A page with a temporary failure is not shared with other visitors; a 503 says when to ask
 * again.
 */
export function problemAnswer({ status, canRetry, retryAfterSeconds = defaultRetrySeconds }: PageProblem): {
  status: number;
  headers?: Record<string, string>;
} {
  if (!canRetry) return { status };
  return { status, headers: { ...unsharedPage, ...(status === 503 && { 'Retry-After': String(retryAfterSeconds) }) } };
}
