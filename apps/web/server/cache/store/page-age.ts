/**
 * How long a page may be cached, in milliseconds: as long as its data allows, and at most the route's `max-age`. Routes set `max-age` if
 * their numbers age without an event on a topic. Undefined means no limit.
 */
export function allowedAgeMs(cacheControl: string, dataAgeMs: number | undefined): number | undefined {
  const seconds = /max-age=(\d+)/.exec(cacheControl)?.[1];
  if (seconds === undefined) return dataAgeMs;
  return Math.min(Number(seconds) * 1000, dataAgeMs ?? Number.POSITIVE_INFINITY);
}
