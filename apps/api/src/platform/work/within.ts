/** Stops waiting for `work` after this time; the work itself is not ended. @throws on time-out */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
    timer.unref();
  });
  // When the work fails after that, nobody listens any more.
  work.catch(() => {});
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
