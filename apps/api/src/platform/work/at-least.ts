import { setTimeout as delay } from 'node:timers/promises';

/** Takes at least this long, also when it fails: how long `work` took tells nobody what was found. */
export async function atLeast<T>(minMs: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), delay(minMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
