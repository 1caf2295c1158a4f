import { formatLocalTime, formatUtcTime } from './format-time';

const time = Date.UTC(2026, 0, 31, 23, 5, 9) / 1000;

test.each([
  ['moment', 'Jan 31, 2026, 23:05 UTC'],
  ['day', 'January 31, 2026 UTC'],
  ['clock', '23:05 UTC'],
  ['seconds', '23:05:09 UTC'],
] as const)('%s in UTC names the zone', (form, text) => {
  expect(formatUtcTime(time, form)).toBe(text);
});

test('a local time names no zone: it is the visitor’s own', () => {
  expect(formatLocalTime(time, 'day')).not.toContain('UTC');
});
