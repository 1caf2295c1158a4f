import { botResultOf } from './bot-result';

test.each([
  [0, 'done'],
  [200, 'done'],
  [401, 'denied'],
  [403, 'denied'],
  [404, 'denied'],
  [408, 'unknown'],
  [429, 'limited'],
  [500, 'failed'],
  [-1, 'failed'],
])('the code %i means %s', (retcode, result) => {
  expect(botResultOf({ retcode })).toBe(result);
  expect(botResultOf({ retcode, outcome: 'unknown' })).toBe(result);
  expect(botResultOf({ retcode, outcome: null })).toBe(result);
});

test('a line that runs now has no result yet', () => {
  expect(botResultOf({ retcode: 408, outcome: 'running' })).toBe('running');
});
