import { formatRelativeTime } from '@starhaven/ui-kit';
import { useLocale } from '../hooks/use-locale';

const weekSeconds = 7 * 24 * 60 * 60;

export interface StatusTimeProps {
  /** Unix seconds; 0 = Never. */
  time: number;
  /** Unix seconds of now. */
  now: number;
  /** The moment itself stands beside the distance. */
  isExact?: boolean;
}

/**
 * How long ago something was; beyond seven days the date (docs/behaviour/status.md#time-of-an-event). In UTC, as status pages are
 * read from everywhere.
 */
export function StatusTime({ time, now, isExact = false }: StatusTimeProps) {
  const locale = useLocale();
  if (time <= 0) return <span>Never</span>;
  const moment = new Date(time * 1000);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const isNear = Math.abs(now - time) < weekSeconds;
  const exactly = `${exact.format(moment)} UTC`;
  const shown = isNear ? formatRelativeTime(time, now) : date.format(moment);
  const shownExactly = isNear ? `${shown} (${exactly})` : exactly;
  return (
    <time dateTime={moment.toISOString()} title={exactly}>
      {isExact ? shownExactly : shown}
    </time>
  );
}
