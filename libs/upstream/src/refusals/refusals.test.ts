import { isDeclined, isForbidden, isLimited, isNone, isOutdated, isSessionOver } from './refusals';

const predicates = { isNone, isDeclined, isSessionOver, isForbidden, isOutdated, isLimited };

const namesFor = (reply: Parameters<typeof isNone>[0]) =>
  Object.entries(predicates).flatMap(([name, holds]) => (holds(reply) ? [name] : []));

test.each([
  [-1, ['isNone', 'isDeclined']],
  [404, ['isNone']],
  [401, ['isSessionOver']],
  [403, ['isForbidden']],
  [409, ['isOutdated']],
  [429, ['isLimited']],
  [-2, []],
  [400, []],
  [500, []],
])('the refusal %s is %j', (retcode, names) => {
  expect(namesFor({ ok: false, retcode })).toEqual(names);
});

test('a success is none of them', () => {
  expect(namesFor({ ok: true })).toEqual([]);
});
