import { LRUCache } from 'lru-cache';
import { withTimeout } from './with-timeout';

/** Shorter than the time limit of a request, so that later callers do not wait for a load that hangs. */
const loadLimitMs = 10_000;

/** Calls `load` at most once in this time; parallel callers share one result. A failure is not cached. */
export function cacheFor<T extends object>(maxAgeMs: number, load: () => Promise<T>): () => Promise<T> {
  const kept = new LRUCache<'answer', T>({
    max: 1,
    ttl: maxAgeMs,
    fetchMethod: () => withTimeout(loadLimitMs, load),
  });
  return () => kept.forceFetch('answer');
}
