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

/**
 * How long ago a post or a question was written: days, hours or minutes. 'Just now' for less than a minute and for the future
 * (docs/behaviour/foundation.md#relative-time). Both arguments are unix seconds.
 */
export function formatTimeAgo(timeSeconds: number, nowSeconds: number): string {
  const seconds = nowSeconds - timeSeconds;
  if (!(seconds >= minute)) return 'Just now';
  if (seconds < hour) return `${count(Math.floor(seconds / minute), 'minute')} ago`;
  return seconds < day
    ? `${count(Math.floor(seconds / hour), 'hour')} ago`
    : `${count(Math.floor(seconds / day), 'day')} ago`;
}

/**
 * How far away a moment is, for display next to its date: the largest unit in which the rounded number is at most a tenth off
 * (docs/behaviour/foundation.md#relative-time). 10 days are '10 days', not '1 week'. Both arguments are unix seconds.
 */
export function formatDistance(timeSeconds: number, nowSeconds: number): string {
  const seconds = Math.abs(timeSeconds - nowSeconds);
  if (seconds < minute) return 'Now';
  const [unit, unitSeconds] = units.find(([, length]) => isNear(seconds, length)) ?? ['minute', minute];
  const text = count(Math.round(seconds / unitSeconds), unit);
  return timeSeconds < nowSeconds ? `${text} ago` : `in ${text}`;
}

const units: readonly (readonly [string, number])[] = [
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
];

const isNear = (seconds: number, unitSeconds: number) =>
  Math.abs(Math.round(seconds / unitSeconds) * unitSeconds - seconds) <= seconds / 10;

function largestUnit(seconds: number): string {
  if (seconds < hour) return count(Math.floor(seconds / minute), 'minute');
  if (seconds < day) return count(Math.floor(seconds / hour), 'hour');
  const days = Math.floor(seconds / day);
  if (days < 7) return count(days, 'day');
  if (days < 30) return count(Math.floor(days / 7), 'week');
  return count(Math.floor(days / 30), 'month');
}
