/** The maximum duration of each part of stopping, in milliseconds; each limit builds on the ones before. */
export function stopLimits(shutdownDelayMs: number) {
  /** Accepted requests finish; Fastify gives a handler 15 s. */
  const finishMs = 15_000;
  /** Due mails are sent, and background work ends. */
  const backgroundMs = 6_000;
  /** The database makes its checkpoint and closes; the lock is released. */
  const closeMs = 4_000;
  return {
    finishMs,
    serviceMs: finishMs + backgroundMs,
    hardStopMs: shutdownDelayMs + finishMs + backgroundMs + closeMs,
  };
}
