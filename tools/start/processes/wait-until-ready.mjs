import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../workspace.mjs';

/**
 * Polls a URL until it answers 200. Throws a StartError after the time limit; resolves early with false if `ended` settles.
 * @param {{name: string, url: string, timeoutMs: number, ended?: Promise<unknown>, pollMs?: number}} options
 * @returns {Promise<boolean>}
 */
export async function waitUntilReady({ name, url, timeoutMs, ended, pollMs = 100 }) {
  const deadlineMs = performance.now() + timeoutMs;
  const over = new AbortController();
  void ended?.then(() => over.abort());
  let last = 'no answer';
  while (performance.now() < deadlineMs && !over.signal.aborted) {
    try {
      const status = await statusOf(url, over.signal);
      if (status === 200) return true;
      last = `status ${status}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await delay(pollMs, null, { signal: over.signal }).catch(() => {});
  }
  if (over.signal.aborted) return false;
  throw new StartError(`${name} was not ready after ${Math.round(timeoutMs / 1000)} s (${url}: ${last}).`);
}

async function statusOf(url, signal) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(2_000)]);
  const response = await fetch(url, { signal: limit, redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}
