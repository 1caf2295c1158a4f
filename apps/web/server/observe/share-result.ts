/**
 * Askers share one running check, and its result for `maxAgeMs` after it has ended. The check needs its own time limit, and may belong to
 * no asker's request.
 */
export function shareResult<Result>(
  check: () => Promise<Result>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let shared: Promise<Result> | null = null;
  let endsAtMs = Infinity;
  return () => {
    if (shared !== null && now() < endsAtMs) return shared;
    endsAtMs = Infinity;
    const noteEnd = () => (endsAtMs = now() + maxAgeMs);
    shared = check();
    shared.then(noteEnd, noteEnd);
    return shared;
  };
}
