import { setTimeout as delay } from 'node:timers/promises';

/** Takes at least this long, even on failure, so that timing reveals nothing about the result of `work`. */
export async function withMinDuration<T>(minMs: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), delay(minMs)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
