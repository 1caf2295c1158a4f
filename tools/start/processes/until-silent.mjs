import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The last part of the silence needs a separate request: if this process itself was paused, it has seen only time-outs until then. */
const lastQuestionShare = 1 / 6;

/**
 * Polls a URL. True if it gave no answer for `silentMs`, for any reason; false if `signal` ends the watch. Any answer counts, also from an
 * overloaded server.
 * @param {{url: string, signal: AbortSignal, askEveryMs: number, silentMs: number}} options
 * @returns {Promise<boolean>}
 */
export async function untilSilent({ url, signal, askEveryMs, silentMs }) {
  const lastQuestionMs = silentMs * lastQuestionShare;
  while (await sleep(askEveryMs, signal)) {
    const isAlive =
      (await answersWithin(silentMs - lastQuestionMs, url, signal)) ||
      (await answersWithin(lastQuestionMs, url, signal));
    if (!isAlive) return !signal.aborted;
  }
  return false;
}

/** Retries until it answers, because a connection may be refused for a moment. */
async function answersWithin(limitMs, url, signal) {
  const endMs = performance.now() + limitMs;
  for (let leftMs = limitMs; leftMs > 0 && !signal.aborted; leftMs = endMs - performance.now()) {
    if (await answers(url, leftMs, signal)) return true;
    await sleep(Math.min(leftMs, 500), signal);
  }
  return false;
}

function answers(url, limitMs, signal) {
  return new Promise((resolve) => {
    // A new connection: a kept-alive one may belong to the previous process.
    const request = http.get(url, { agent: false, signal }, (response) => {
      response.resume();
      response.on('error', () => {});
      resolve(true);
    });
    const timer = setTimeout(() => request.destroy(), limitMs);
    request.on('error', () => resolve(false));
    request.on('close', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}

/** False if the signal ended the sleep early. */
async function sleep(ms, signal) {
  return delay(ms, true, { signal, ref: false }).catch(() => false);
}
