import { percentOfDays } from './percent-of-days';

const none = { up: 0, maintenance: 0, down: 0 };
const day = { up: 1440, maintenance: 0, down: 0 };

test.each([
  [3, 7, null],
  [4, 7, 100],
  [14, 30, null],
  [15, 30, 100],
])('%d watched of %d days: %p', (watched, of, expected) => {
  const days = Array.from({ length: of }, (_, index) => (index < watched ? day : none));
  expect(percentOfDays(days)).toBe(expected);
});

test('planned work does not count as watched time', () => {
  expect(percentOfDays([{ up: 0, maintenance: 60, down: 0 }, day, { ...day, down: 1440 }])).toBe(66.66);
});
