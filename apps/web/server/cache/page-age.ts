/**
 * How long a page may be kept, in milliseconds: as long as its data allows and never longer than the route itself says with `max-age`,
 * for pages whose numbers age without a topic that tells of it. Undefined is no limit.
 */
export function allowedAgeMs(cacheControl: string, dataAgeMs: number | undefined): number | undefined {
  const seconds = /max-age=(\d+)/.exec(cacheControl)?.[1];
  if (seconds === undefined) return dataAgeMs;
  return Math.min(Number(seconds) * 1000, dataAgeMs ?? Number.POSITIVE_INFINITY);
}
