/** The time of this machine. Whether a server is alive is judged by the one that nobody can set. */
export interface Clock {
  /** Milliseconds since 1970. */
  wallMs: () => number;
  /** Milliseconds since some moment; never goes back. */
  monotonicMs: () => number;
}

export const systemClock: Clock = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };

/** A clock that shows what `now` says, for tests. */
export function clockOf(now: () => number): Clock {
  return { wallMs: now, monotonicMs: now };
}
