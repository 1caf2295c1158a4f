import { handleWhen, retry } from 'cockatiel';
import { UpstreamError } from '../../failures/upstream-error';

/** A random pause between two limits, so that many readers do not retry at the same moment. */
const minPauseMs = 20;
const maxPauseMs = 100;

const isTransient = (error: Error) =>
  error instanceof UpstreamError &&
  (error.kind === 'network' ||
    (error.kind === 'status' && error.status !== undefined && [502, 503, 504].includes(error.status)));

/**
 * Runs an attempt, and retries once after a failure that may be temporary. Both attempts and the pause between them stay within
 * `timeoutMs`. A timeout is final: a host that needs long would be asked twice, and would have less time for the second answer. `onRetry`
 * gets the first error.
 */
export function retryOnce<T>(
  attempt: (timeoutMs: number) => Promise<T>,
  options: { timeoutMs: number; onRetry: (error: UpstreamError) => void },
): Promise<T> {
  const deadline = performance.now() + options.timeoutMs;
  const remainingMs = () => Math.max(1, deadline - performance.now());
  const policy = retry(
    handleWhen((error) => isTransient(error) && remainingMs() > 2 * maxPauseMs),
    {
      maxAttempts: 1,
      backoff: { next: () => pause },
    },
  );
  policy.onRetry((reason) => {
    // `isTransient` accepts only errors of this class.
    if ('error' in reason) options.onRetry(reason.error as UpstreamError);
  });
  return policy.execute(() => attempt(remainingMs()));
}

const pause = {
  get duration() {
    return minPauseMs + Math.random() * (maxPauseMs - minPauseMs);
  },
  next: () => pause,
};
