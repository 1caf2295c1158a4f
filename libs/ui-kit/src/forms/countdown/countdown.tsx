import { useCountdown } from '../../hooks/use-countdown';
import { formatCountdown } from '../../lib/format-countdown';

export interface CountdownProps {
  /** Unix seconds at which it is over. */
  untilSeconds: number;
  /** Unix seconds at which the server rendered the page. */
  nowSeconds: number;
  /** Default `hh:mm:ss`. */
  form?: 'hh:mm:ss' | 'mm:ss';
  className?: string;
}

/** The time that is left, rendered by the server and ticking each second with JavaScript; its tooltip is the exact moment. */
export function Countdown({ untilSeconds, nowSeconds, form, className }: CountdownProps) {
  const remainingSeconds = useCountdown(untilSeconds, nowSeconds);
  return (
    <span role="timer" className={className} title={`${formatClockTime(untilSeconds)} UTC`}>
      {formatCountdown(remainingSeconds, form)}
    </span>
  );
}

/** A moment as `HH:MM:SS` of UTC, for pages on which nothing ticks. */
export function formatClockTime(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(11, 19);
}
