/** Chart points and measured minutes are numbered since 1970, so that time zones and clock changes never repeat a number. */
export const minuteMs = 60_000;
export const minutesPerHour = 60;
export const hoursPerDay = 24;

/** The full minute nearest to this moment: a timer may be a little early or late. */
export function nearestMinute(wallMs: number): number {
  return Math.round(wallMs / minuteMs);
}
