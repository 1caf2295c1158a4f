/** Enough for forms that wait for a slow host, and few enough that pages are rendered in between. */
export const writeLaneLimits = {
  atOnce: 12,
  atOncePerAddress: 4,
  maxWaiting: 500,
  maxWaitMs: 20_000,
  handlerLimitMs: 60_000,
  body: { timeoutMs: 5_000, maxBytes: 64 * 1024 },
};
