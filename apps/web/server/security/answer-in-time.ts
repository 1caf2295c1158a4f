/**
 * The answer of another process, unless it takes longer than this. After the time it first reads what has arrived: while this process was
 * busy, the answer may have come without being read.
 * @param limitMs milliseconds
 * @throws {Error} without an answer in time, and whatever `answer` rejects with
 */
export function answerInTime<Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Timers run before the event loop reads its channels, immediates run after.
    const timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer within ${limitMs} ms`))), limitMs);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
