/** The clocks of this machine. Liveness of servers uses the monotonic clock, which cannot be set. */
export interface Clock {
  /** Milliseconds since 1970. */
  wallMs: () => number;
  /** Milliseconds since an arbitrary moment; never goes back. */
  monotonicMs: () => number;
}

export const systemClock: Clock = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };

/** A clock that returns `now`, for tests. */
export function clockOf(now: () => number): Clock {
  return { wallMs: now, monotonicMs: now };
}
