import type { Live } from '../live';

/** A page that shows only the online count waits until the visitor has settled. */
const settleMs = 3_000;
/** A page that depends on the connection waits only until it is usable. */
const neededSettleMs = 1_000;
const idleTimeoutMs = 2_000;

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Resolves when the connection is worth its cost: the page has loaded, is visible, and the browser is idle. On a slow or metered network
 * it also waits until a page needs the connection. Never resolves after the signal aborts.
 */
export async function untilUseful(live: Pick<Live, 'isNeeded' | 'onNeed'>, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'complete') await next(window, 'load', signal);
  if (document.visibilityState === 'hidden') await next(document, 'visibilitychange', signal);
  const needed = new Promise<void>((resolve) => {
    if (live.isNeeded) return resolve();
    const stop = live.onNeed(() => {
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
  await Promise.race([needed, isSavingData() ? new Promise(() => {}) : pause(settleMs - neededSettleMs, signal)]);
  await pause(neededSettleMs, signal);
  await idle(signal);
}

function isSavingData(): boolean {
  // Only Chromium has it, so the types of the DOM do not contain it.
  const { connection } = navigator as Navigator & { connection?: Network };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

const next = (target: EventTarget, name: string, signal: AbortSignal) =>
  new Promise<void>((resolve) => target.addEventListener(name, () => signal.aborted || resolve(), { once: true }));

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

function idle(signal: AbortSignal): Promise<void> {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) return pause(200, signal);
  return new Promise((resolve) => {
    requestIdleCallback(() => signal.aborted || resolve(), { timeout: idleTimeoutMs });
  });
}
