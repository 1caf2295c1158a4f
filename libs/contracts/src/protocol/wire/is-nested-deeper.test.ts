import { isNestedDeeper } from './is-nested-deeper';

test.each([
  ['', false],
  ['[[[]]]', false],
  ['[[[[]]]]', true],
  ['{"a":[{"b":[]}]}', true],
  ['[[],[[]],{},[{}]]', false],
  ['["[[[[", "\\"[[[[", "\\\\", [[]]]', false],
  ['["\\\\", [[[]]]]', true],
  ['[[[[', true],
  [']]]][[[', false],
])('%s has more than 3 levels: %s', (text, isDeeper) => {
  expect(isNestedDeeper(text, 3)).toBe(isDeeper);
});

test('ten times the text takes about ten times as long', () => {
  // CPU time, because on a busy machine another program may interrupt each long run, and no short one.
  const cpuOf = (lists: number) => {
    const text = '[],'.repeat(lists);
    const before = process.cpuUsage();
    expect(isNestedDeeper(text, 64)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const cheapest = (lists: number) => Math.min(...Array.from({ length: 5 }, () => cpuOf(lists)));
  expect(cheapest(400_000) / cheapest(40_000)).toBeLessThan(40);
});
