import { RelativeTime } from '@starhaven/ui-kit';

export interface UpdateTimeProps {
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Unix seconds at which the server rendered the page. */
  now: number;
}

/** The day of an update. In UTC for everybody: the visitor's own words would come with the script and move the page. */
export function UpdateTime({ time, now }: UpdateTimeProps) {
  if (time <= 0) return <>An unknown day</>;
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time * 1000);
  return (
    <>
      {day} (<RelativeTime time={time} now={now} />)
    </>
  );
}
