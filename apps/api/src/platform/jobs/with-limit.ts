/**
 * Waits for `work` for at most `limitMs` milliseconds. The work itself is not stopped; its later result is ignored.
 * @throws what `work` throws, or `tooLong()` at the limit
 */
export function withLimit<T>(work: Promise<T>, limitMs: number, tooLong: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLong()), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
