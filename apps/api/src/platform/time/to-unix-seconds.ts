/** A time as the wire gives it; null (never, unknown) is 0 (docs/behaviour/foundation.md#timestamps). */
export function toUnixSeconds(moment: Date | null): number {
  return moment === null ? 0 : Math.floor(moment.getTime() / 1000);
}
