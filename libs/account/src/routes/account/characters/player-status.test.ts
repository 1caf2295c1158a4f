import { playerStatusOf } from './player-status';

test.each([
  [0, 'active'],
  [-1, 'not-found'],
  [-117, 'not-found'],
  [-2, 'processing'],
  [500, 'not-found'],
])('retcode %i means %s', (retcode, status) => {
  expect(playerStatusOf(retcode)).toBe(status);
});
