import { StartError } from './workspace.mjs';

/**
 * Asks a URL until it answers 200. Throws a StartError after the time limit; ends early, with false, when `ended` settles.
 * @param {{name: string, url: string, timeoutMs: number, ended?: Promise<unknown>, pollMs?: number}} options
 * @returns {Promise<boolean>}
 */
export async function waitUntilReady({ name, url, timeoutMs, ended, pollMs = 100 }) {
  const deadlineMs = Date.now() + timeoutMs;
  let hasEnded = false;
  ended?.then(() => (hasEnded = true));
  let last = 'no answer';
  while (Date.now() < deadlineMs) {
    if (hasEnded) return false;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status === 200) return true;
      last = `status ${response.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new StartError(`${name} was not ready after ${Math.round(timeoutMs / 1000)} s (${url}: ${last}).`);
}
