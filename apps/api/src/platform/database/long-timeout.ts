import { AsyncLocalStorage } from 'node:async_hooks';

const longTimeout = new AsyncLocalStorage<true>();
let running = 0;

/** Lets the queries of `work` take minutes; all other queries keep their limits. */
export async function withLongTimeout<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await longTimeout.run(true, work);
  } finally {
    running -= 1;
    // Until the storage is disabled, Node 20 tracks every promise and callback of the process for it, which takes 15 % of the API's CPU.
    if (running === 0) longTimeout.disable();
  }
}

/** True within `withLongTimeout`. */
export const hasLongTimeout = (): boolean => longTimeout.getStore() === true;
