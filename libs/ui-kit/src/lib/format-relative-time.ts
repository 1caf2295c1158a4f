const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;

/**
 * How long ago a moment was, for lists: 'Never' for 0, 'Now' under a minute, then minutes, hours, days, weeks under
 * 30 days, then months; 'in N unit' for the future (docs/behaviour/foundation.md#relative-time). Both arguments are unix seconds.
 */
export function formatRelativeTime(timeSeconds: number, nowSeconds: number): string {
  if (!Number.isFinite(timeSeconds) || timeSeconds <= 0) return 'Never';
  const distance = nowSeconds - timeSeconds;
  const seconds = Math.abs(distance);
  if (seconds < minute) return 'Now';
  const text = largestUnit(seconds);
  return distance > 0 ? `${text} ago` : `in ${text}`;
}

function largestUnit(seconds: number): string {
  if (seconds < hour) return count(Math.floor(seconds / minute), 'minute');
  if (seconds < day) return count(Math.floor(seconds / hour), 'hour');
  const days = Math.floor(seconds / day);
  if (days < 7) return count(days, 'day');
  if (days < 30) return count(Math.floor(days / 7), 'week');
  return count(Math.floor(days / 30), 'month');
}
