import { sentResultOf } from './sent-result';

test.each([
  [0, 'stored'],
  [429, 'limited'],
  [403, 'refused'],
  [500, 'refused'],
])('the code %i means %s', (retcode, result) => {
  expect(sentResultOf({ retcode })).toBe(result);
});
