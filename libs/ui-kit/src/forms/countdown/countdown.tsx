import { forwardRef } from 'react';
import type { HTMLAttributes } from 'react';
import { useCountdown } from './use-countdown';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { formatCountdown } from '../../lib/formats/format-countdown';
import { formatLocalTime, formatUtcTime } from '../../lib/formats/format-time';

export interface CountdownProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'title' | 'children'> {
  /** Unix seconds at which it ends. */
  untilSeconds: number;
  /** Unix seconds at which the server rendered the page. */
  nowSeconds: number;
  /** Default `hh:mm:ss`. */
  form?: 'hh:mm:ss' | 'mm:ss';
}

/** The remaining time; the server renders it, and with JavaScript it ticks each second. Its tooltip is the exact end. */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { untilSeconds, nowSeconds, form, ...rest },
  ref,
) {
  const format = useIsHydrated() ? formatLocalTime : formatUtcTime;
  const remainingSeconds = useCountdown(untilSeconds, nowSeconds);
  return (
    <span ref={ref} role="timer" {...rest} title={format(untilSeconds, 'moment')}>
      {formatCountdown(remainingSeconds, form)}
    </span>
  );
});
