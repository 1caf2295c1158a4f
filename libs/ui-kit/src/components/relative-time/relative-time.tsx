import { forwardRef } from 'react';
import type { TimeHTMLAttributes } from 'react';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { useTick } from '../../hooks/use-tick';
import { formatRelativeTime, formatTimeAgo } from '../../lib/formats/format-relative-time';
import { LocalTime } from '../local-time/local-time';

export interface RelativeTimeProps extends Omit<
  TimeHTMLAttributes<HTMLTimeElement>,
  'dateTime' | 'title' | 'children'
> {
  /** Unix seconds; 0 shows 'Never'. */
  time: number;
  /** Unix seconds at which the server rendered the page: the first client render must show the same text. */
  now: number;
  /** Default list; `text` is the rule for posts and questions: days, hours and minutes, else 'Just now'. */
  rule?: 'list' | 'text';
}

/** A moment as 'N unit ago', with the exact date as its tooltip. Uses the visitor's clock after hydration. */
export const RelativeTime = forwardRef<HTMLTimeElement, RelativeTimeProps>(function RelativeTime(
  { time, now, rule = 'list', ...rest },
  ref,
) {
  const isHydrated = useIsHydrated();
  useTick(60_000);
  const currentSeconds = isHydrated ? Math.floor(Date.now() / 1000) : now;
  const text =
    rule === 'text' && time > 0 ? formatTimeAgo(time, currentSeconds) : formatRelativeTime(time, currentSeconds);
  if (time <= 0)
    return (
      <span ref={ref} {...rest}>
        {text}
      </span>
    );
  return (
    <LocalTime ref={ref} {...rest} time={time}>
      {text}
    </LocalTime>
  );
});
