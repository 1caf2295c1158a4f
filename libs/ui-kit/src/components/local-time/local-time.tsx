import { forwardRef } from 'react';
import type { TimeHTMLAttributes } from 'react';
import { formatDistance } from '../../lib/formats/format-relative-time';
import type { TimeForm } from '../../lib/formats/format-time';
import { formatLocalTime, formatUtcTime } from '../../lib/formats/format-time';

export interface LocalTimeProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'dateTime' | 'title' | 'children'> {
  /** Unix seconds, above 0. */
  time: number;
  /** Default moment; a day shows its moment as the tooltip. */
  form?: TimeForm;
  /** Unix seconds at which the server rendered the page. If given, the distance to the moment is added in brackets. */
  now?: number;
  /** Text shown instead of the moment, such as how long ago it was; the moment becomes the tooltip. */
  children?: string;
}

/**
 * A moment. The server renders it in UTC; the browser shows it in the visitor's own time zone from the first paint on; see
 * `LocalTimesScript`.
 */
export const LocalTime = forwardRef<HTMLTimeElement, LocalTimeProps>(function LocalTime(
  { time, form = 'moment', now, children, ...rest },
  ref,
) {
  // The script has made the text local before React hydrates. React replaces different text, so the first render must be local, too.
  const format = typeof document === 'undefined' ? formatUtcTime : formatLocalTime;
  const hasTooltip = form === 'day' || children !== undefined;
  return (
    <>
      <time
        ref={ref}
        {...rest}
        dateTime={new Date(time * 1000).toISOString()}
        title={hasTooltip ? format(time, 'moment') : undefined}
        data-local={children === undefined ? form : undefined}
        data-local-title={hasTooltip ? 'moment' : undefined}
        // If the script could not run, the text is still in UTC.
        suppressHydrationWarning
      >
        {children ?? format(time, form)}
      </time>
      {now === undefined ? null : ` (${formatDistance(time, now)})`}
    </>
  );
});
