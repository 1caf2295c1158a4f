/** The maximum duration of each part of stopping, in milliseconds; each limit builds on the ones before. */
export function stopLimits(shutdownDelayMs: number) {
  /** Time for accepted requests to finish. */
  const finishMs = 20_000;
  /** Time for the rest: connections to the API, and the log. */
  const closeMs = 5_000;
  return { finishMs, hardStopMs: shutdownDelayMs + finishMs + closeMs };
}
