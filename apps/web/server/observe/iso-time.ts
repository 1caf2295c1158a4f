let lastMs = Number.NaN;
let lastField = '';

/** The time of a log line as pino's `isoTime` writes it. Made once a millisecond: it took half of the time that a line takes. */
export function isoTime(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastField = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return lastField;
}
