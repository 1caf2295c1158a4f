/** When a process that ended by itself is started again, and when one that is there counts as hung. In milliseconds. */
export const restartTiming = {
  firstWaitMs: 1_000,
  maxWaitMs: 30_000,
  /** After a process was ready for this long, its next restart waits `firstWaitMs` again. */
  steadyMs: 60_000,
  /** A start again may have to mend or migrate a database; after this it is tried anew. */
  readyTimeoutMs: 600_000,
  /** How often a process that is ready is asked whether it lives, and how long it may be silent. */
  askEveryMs: 5_000,
  silentMs: 30_000,
};

/** The waits before each start again: one second, then twice as long each time, at most half a minute. */
export class RestartWait {
  #nextMs;

  /** @param {Pick<typeof restartTiming, 'firstWaitMs' | 'maxWaitMs' | 'steadyMs'>} timing */
  constructor(timing) {
    this.timing = timing;
    this.#nextMs = timing.firstWaitMs;
  }

  /** @param {number} readyForMs how long the process that ended was ready; 0: it never was */
  next(readyForMs) {
    const { firstWaitMs, maxWaitMs, steadyMs } = this.timing;
    const waitMs = readyForMs >= steadyMs ? firstWaitMs : this.#nextMs;
    this.#nextMs = Math.min(maxWaitMs, waitMs * 2);
    return waitMs;
  }
}
