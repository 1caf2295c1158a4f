import { within } from '../../platform/work/within';

/** Below what a request may take: a load that never ends is not waited for by everybody who comes after. */
const loadLimitMs = 10_000;

/** `load`, asked at most once in this time; those who ask meanwhile share one answer. A failure is not kept. */
export function keepFor<T>(maxAgeMs: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; atMs: number } | null = null;
  return () => {
    const nowMs = performance.now();
    if (kept !== null && nowMs - kept.atMs < maxAgeMs) return kept.answer;
    const loading = { answer: within(loadLimitMs, load()), atMs: nowMs };
    kept = loading;
    loading.answer.catch(() => {
      if (kept === loading) kept = null;
    });
    return loading.answer;
  };
}
