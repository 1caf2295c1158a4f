const noAnswer = (timeoutMs: number) => new Error(`no answer within ${timeoutMs} ms`);

/**
 * Runs `work` for at most `timeoutMs`. On timeout, it aborts the signal and stops waiting, even if `work` ignores the signal. A later
 * result of `work` is dropped.
 * @throws what `work` throws, or the error of `timeoutError` on timeout
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  timeoutError: (timeoutMs: number) => Error = noAnswer,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timeoutError(timeoutMs));
      abort.abort();
    }, timeoutMs);
    timer.unref();
  });
  try {
    return await Promise.race([work(abort.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}
