import { LocalTime, RelativeTime } from '@starhaven/ui-kit';

export interface UpdateTimeProps {
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Unix seconds at which the server rendered the page. */
  now: number;
}

/** The day of an update, and how long ago it was. */
export function UpdateTime({ time, now }: UpdateTimeProps) {
  if (time <= 0) return <>An unknown day</>;
  return (
    <>
      <LocalTime time={time} form="day" /> (<RelativeTime time={time} now={now} />)
    </>
  );
}
