import { formatCountdown } from './format-countdown';

test.each([
  [0, '00:00:00'],
  [-5, '00:00:00'],
  [61, '00:01:01'],
  [86_399, '23:59:59'],
  [360_000, '100:00:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

test('the short form leaves the hours out while there are none', () => {
  expect(formatCountdown(59.2, 'mm:ss')).toBe('01:00');
  expect(formatCountdown(3600, 'mm:ss')).toBe('01:00:00');
});
