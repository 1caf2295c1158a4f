import { formatDistance, formatRelativeTime, formatTimeAgo } from './format-relative-time';

const now = 1_800_000_000;
const [minute, hour, day] = [60, 3600, 86_400];

test.each([
  [59, 'Now'],
  [minute, '1 minute ago'],
  [59 * minute + 59, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [6 * day, '6 days ago'],
  [7 * day, '1 week ago'],
  [29 * day, '4 weeks ago'],
  [30 * day, '1 month ago'],
  [365 * day, '12 months ago'],
  [-2 * hour, 'in 2 hours'],
  [-30, 'Now'],
])('%d seconds ago reads %s', (seconds, text) => {
  expect(formatRelativeTime(now - seconds, now)).toBe(text);
});

test.each([0, -5, Number.NaN])('%d was never', (time) => {
  expect(formatRelativeTime(time, now)).toBe('Never');
});

test.each([
  [-60, 'Just now'],
  [59, 'Just now'],
  [minute, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day, '1 day ago'],
  [400 * day, '400 days ago'],
])('a text that is %d seconds old reads %s', (seconds, text) => {
  expect(formatTimeAgo(now - seconds, now)).toBe(text);
});

test.each([
  [30, 'Now'],
  [-90 * minute, '90 minutes ago'],
  [-23 * hour, '1 day ago'],
  [10 * day, 'in 10 days'],
  [14 * day - 5, 'in 2 weeks'],
  [30 * day - 5, 'in 1 month'],
  [45 * day, 'in 6 weeks'],
  [90 * day, 'in 3 months'],
  [-400 * day, '13 months ago'],
])('next to its date, a moment %d seconds away is shown as %s', (seconds, text) => {
  expect(formatDistance(now + seconds, now)).toBe(text);
});

test('next to its date, a moment is never shown as more than a tenth nearer or farther than it is', () => {
  const lengths: Record<string, number> = { minute, hour, day, week: 7 * day, month: 30 * day };
  for (let seconds = 10 * minute; seconds < 800 * day; seconds = Math.ceil(seconds * 1.003)) {
    const [, amount, unit] = /^in (\d+) (\w+?)s?$/.exec(formatDistance(now + seconds, now)) ?? [];
    expect(Math.abs(Number(amount) * (lengths[unit ?? ''] ?? 0) - seconds)).toBeLessThanOrEqual(seconds / 10);
  }
});
