const firstMs = 1_000;
/** Short enough that players hardly notice a brief outage of the API. */
const longestMs = 10_000;

/** Doubles from 1 s to 10 s, with a random factor from one half to one, so that many agents do not reconnect at once. */
export function reconnectDelayMs(failures: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
  return Math.round(wholeMs * (0.5 + random() / 2));
}
