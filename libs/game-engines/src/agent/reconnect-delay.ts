const firstMs = 1_000;
/** Soon enough that a short outage of the API looks like none. */
const longestMs = 10_000;

/** Doubles from 1 s to 10 s, each time between half of it and all of it, so that many agents do not come back at once. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.round(wholeMs * (0.5 + random() / 2));
}
