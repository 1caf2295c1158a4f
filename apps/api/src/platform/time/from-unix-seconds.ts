/** A time of the wire as a date; null for 0, which means never. */
export const fromUnixSeconds = (seconds: number): Date | null => (seconds === 0 ? null : new Date(seconds * 1000));
