import type { KindWords, Limit } from '@starhaven/upstream';

/** The time from now until `untilSeconds` as text, such as `5 minutes`: rounded up, at least `1 minute`. */
export function minutesUntil(untilSeconds: number): string {
  const minutes = Math.max(1, Math.ceil((untilSeconds - Date.now() / 1000) / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The words for a limit of the account area. If the end of the limit is unknown, the host's text is shown. */
export const tooOften = ({ untilSeconds }: Limit): KindWords =>
  untilSeconds === null
    ? {}
    : {
        type: 'warn',
        title: 'Rate Limited',
        text: `Too many requests. Please wait ${minutesUntil(untilSeconds)}, then try again.`,
      };
