import { formatRelativeTime, LocalTime } from '@starhaven/ui-kit';

const weekSeconds = 7 * 24 * 60 * 60;

export interface StatusTimeProps {
  /** Unix seconds; 0 = Never. */
  time: number;
  /** The current time in unix seconds. */
  now: number;
  /** Shows the exact time next to the relative one. */
  isExact?: boolean;
}

/** Shows how long ago something happened; after seven days the date (docs/behaviour/status.md#time-of-an-event). */
export function StatusTime({ time, now, isExact = false }: StatusTimeProps) {
  if (time <= 0) return <span>Never</span>;
  if (Math.abs(now - time) >= weekSeconds) return <LocalTime time={time} form={isExact ? 'moment' : 'day'} />;
  const distance = formatRelativeTime(time, now);
  if (!isExact) return <LocalTime time={time}>{distance}</LocalTime>;
  return (
    <>
      {distance} (<LocalTime time={time} />)
    </>
  );
}
