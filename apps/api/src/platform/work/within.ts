/** Gives `work` an abort signal for the timeout and stops waiting then, even if `work` ignores the signal. @throws on timeout */
export async function within<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`));
      abort.abort();
    }, timeoutMs);
    timer.unref();
  });
  try {
    return await Promise.race([work(abort.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
