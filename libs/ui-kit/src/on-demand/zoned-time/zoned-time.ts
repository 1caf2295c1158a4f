/** Offset of a zone from UTC at a moment, in milliseconds. @throws RangeError for a zone that does not exist */
function offsetOf(zone: string, timeMs: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const part = Object.fromEntries(format.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(timeMs / 1000) * 1000;
}

/** Converts `2026-05-01T18:30` in a zone to unix seconds; null if either is not valid. */
export function zonedToSeconds(local: string, zone: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  try {
    // Near a clock change, the offset at the wanted moment differs from the offset at the guess.
    const guess = asUtc - offsetOf(zone, asUtc);
    return (asUtc - offsetOf(zone, guess)) / 1000;
  } catch {
    return null;
  }
}

/** Converts unix seconds to `2026-05-01T18:30` in a zone. */
export const secondsToZoned = (seconds: number, zone: string): string =>
  new Date(seconds * 1000 + offsetOf(zone, seconds * 1000)).toISOString().slice(0, 16);
