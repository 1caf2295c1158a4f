import { AsyncLocalStorage } from 'node:async_hooks';

const patience = new AsyncLocalStorage<true>();
let running = 0;

/** Lets the queries of `work` take minutes; all other queries keep their limits. */
export async function withPatience<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  try {
    return await patience.run(true, work);
  } finally {
    running -= 1;
    // Until it is disabled, Node 20 tracks every promise and callback of the process, which takes 15 % of the API's CPU.
    if (running === 0) patience.disable();
  }
}

/** True within `withPatience`. */
export const isPatient = (): boolean => patience.getStore() === true;
