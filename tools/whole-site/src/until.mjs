import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a condition holds; a failure counts as "not yet". Returns how long it took in milliseconds; throws after the limit. */
export async function until(what, isSo, limitMs = 60_000) {
  const startMs = performance.now();
  let last;
  for (;;) {
    const isThere = await Promise.resolve()
      .then(isSo)
      .catch((error) => void (last = error));
    const tookMs = performance.now() - startMs;
    if (isThere) return tookMs;
    if (tookMs > limitMs) throw new Error(`Not within ${limitMs} ms: ${what}`, { cause: last });
    await delay(20);
  }
}
