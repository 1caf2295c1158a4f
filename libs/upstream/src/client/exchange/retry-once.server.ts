import { handleWhen, retry } from 'cockatiel';
import { UpstreamError } from '../../failures/upstream-error';

/** The first attempt of a read may use this share of the timeout; the rest is for the second attempt. */
const firstTryShare = 0.6;
/** A random pause between two limits, so that many readers do not retry at the same moment. */
const minPauseMs = 20;
const maxPauseMs = 100;

const isTransient = (error: Error) =>
  error instanceof UpstreamError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'status' && error.status !== undefined && [502, 503, 504].includes(error.status)));

/**
 * Runs an attempt with its time limit, and retries once after a failure that may be temporary. Both attempts and the pause between them
 * stay within `timeoutMs`. `onRetry` gets the first error.
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
  return policy.execute(({ attempt: retries }) =>
    attempt(retries === 0 ? options.timeoutMs * firstTryShare : remainingMs()),
  );
}

const pause = {
  get duration() {
    return minPauseMs + Math.random() * (maxPauseMs - minPauseMs);
  },
  next: () => pause,
};
