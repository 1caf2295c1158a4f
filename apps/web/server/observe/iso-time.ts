let lastMs = Number.NaN;
let lastField = '';

/** The time of a log line as pino's `isoTime` writes it. Computed once a millisecond, because it takes half of the time of a log line. */
export function isoTime(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastField = `,"time":"${new Date(nowMs).toISOString()}"`;
  }
  return lastField;
}
