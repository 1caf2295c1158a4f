import { useEffect, useState } from 'react';
import { formatRelativeTime } from '../../lib/format-relative-time';

export interface LocalTimeProps {
  /** Unix seconds, above 0. */
  time: number;
  /** Unix seconds at which the server rendered the page: the first client render must say the same. */
  now: number;
}

/** A moment with its date: in UTC as the server sends it, in the visitor's own time and words once scripts run. */
export function LocalTime({ time, now }: LocalTimeProps) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    setLocal(new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time * 1000));
  }, [time]);
  const iso = new Date(time * 1000).toISOString();
  return (
    <time dateTime={iso}>
      {local ?? `${iso.slice(0, 16).replace('T', ' ')} UTC`} ({formatRelativeTime(time, now)})
    </time>
  );
}
