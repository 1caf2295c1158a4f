/** When an ended process is restarted, and when a running process counts as hung. In milliseconds. */
export const restartTiming = {
  firstWaitMs: 1_000,
  maxWaitMs: 30_000,
  /** After a process was ready for this long, its next restart waits `firstWaitMs` again. */
  steadyMs: 60_000,
  /** A restart may have to repair or migrate a database; after this time the process is restarted again. */
  readyTimeoutMs: 600_000,
  /** How often a ready process is checked, and how long it may be silent. */
  askEveryMs: 5_000,
  silentMs: 30_000,
};

/** The wait before each restart: one second, then twice as long each time, at most half a minute. */
export class RestartWait {
  #nextMs;

  /** @param {Pick<typeof restartTiming, 'firstWaitMs' | 'maxWaitMs' | 'steadyMs'>} timing */
  constructor(timing) {
    this.timing = timing;
    this.#nextMs = timing.firstWaitMs;
  }

  /** @param {number} readyForMs how long the ended process was ready; 0: never */
  next(readyForMs) {
    const { firstWaitMs, maxWaitMs, steadyMs } = this.timing;
    const waitMs = readyForMs >= steadyMs ? firstWaitMs : this.#nextMs;
    this.#nextMs = Math.min(maxWaitMs, waitMs * 2);
    return waitMs;
  }
}
