/** How long each part of stopping may take at most, in milliseconds; each limit follows from the ones before. */
export function stopLimits(shutdownDelayMs: number) {
  /** Requests that were accepted finish; Fastify gives a handler 15 s. */
  const finishMs = 15_000;
  /** Mails that are due are sent, what runs in the background ends. */
  const backgroundMs = 6_000;
  /** The database makes its checkpoint and closes, the lock is let go. */
  const closeMs = 4_000;
  return {
    finishMs,
    serviceMs: finishMs + backgroundMs,
    hardStopMs: shutdownDelayMs + finishMs + backgroundMs + closeMs,
  };
}
