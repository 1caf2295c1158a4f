/** How long each part of stopping may take at most, in milliseconds; each limit follows from the ones before. */
export function stopLimits(shutdownDelayMs: number) {
  /** Requests that were accepted finish. */
  const finishMs = 20_000;
  /** Then what is left: connections to the API, and the log. */
  const closeMs = 5_000;
  return { finishMs, hardStopMs: shutdownDelayMs + finishMs + closeMs };
}
