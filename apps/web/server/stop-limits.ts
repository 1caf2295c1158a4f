/** How long each part of stopping may take at most, in milliseconds; each limit follows from the ones before. */
export function stopLimits(shutdownDelayMs: number) {
  /** Time for accepted requests to finish. */
  const finishMs = 20_000;
  /** Time for the rest: connections to the API, and the log. */
  const closeMs = 5_000;
  return { finishMs, hardStopMs: shutdownDelayMs + finishMs + closeMs };
}
