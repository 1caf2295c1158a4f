import { useEffect, useState } from 'react';
import { formatRelativeTime } from '../../lib/format-relative-time';

export interface RelativeTimeProps {
  /** Unix seconds; 0 shows 'Never'. */
  time: number;
  /** Unix seconds at which the server rendered the page: the first client render must say the same. */
  now: number;
}

/** A moment as 'N unit ago', with the exact date as its tooltip; follows the visitor's clock once running. */
export function RelativeTime({ time, now }: RelativeTimeProps) {
  const [currentSeconds, setCurrentSeconds] = useState(now);
  useEffect(() => {
    const update = () => setCurrentSeconds(Math.floor(Date.now() / 1000));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  const text = formatRelativeTime(time, currentSeconds);
  if (time <= 0) return <span>{text}</span>;
  const iso = new Date(time * 1000).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 16).replace('T', ' ')} UTC`}>
      {text}
    </time>
  );
}
