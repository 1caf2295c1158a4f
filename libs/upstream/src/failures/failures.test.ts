import { upstreamErrorKinds } from './error-kinds';
import { isHostFault, isMismatch, isRefusal, isUnavailable, isUnreachable } from './failures';

const predicates = { isUnreachable, isUnavailable, isMismatch, isRefusal };

const namesOf = {
  request: ['isMismatch'],
  network: ['isUnreachable', 'isUnavailable'],
  timeout: ['isUnreachable', 'isUnavailable'],
  status: ['isUnavailable'],
  shape: ['isMismatch'],
  business: ['isRefusal'],
  refused: ['isUnavailable', 'isRefusal'],
  aborted: [],
};

test.each(upstreamErrorKinds)('a failure of kind %s has its predicates', (kind) => {
  const names = Object.entries(predicates).flatMap(([name, holds]) => (holds({ kind }) ? [name] : []));
  expect(names).toEqual(namesOf[kind]);
});

test.each([
  [undefined, false],
  [-1, false],
  [429, false],
  [499, false],
  [500, true],
  [507, true],
])('the code %s is a fault of the host: %s', (retcode, expected) => {
  expect(isHostFault({ retcode })).toBe(expected);
});
