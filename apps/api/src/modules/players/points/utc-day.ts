const daySeconds = 24 * 60 * 60;

/** The day in UTC, such as 2026-05-01. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The start of the next day in UTC, unix seconds. */
export const nextDaySeconds = (now: Date): number => (Math.floor(now.getTime() / 1000 / daySeconds) + 1) * daySeconds;
