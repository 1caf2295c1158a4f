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
  const timeMs = (lists: number) => {
    const text = '[],'.repeat(lists);
    const startedAt = performance.now();
    expect(isNestedDeeper(text, 64)).toBe(false);
    return performance.now() - startedAt;
  };
  // The fastest runs, because other programs may delay some.
  const fastestMs = (lists: number) => Math.min(...Array.from({ length: 5 }, () => timeMs(lists)));
  expect(fastestMs(400_000) / fastestMs(40_000)).toBeLessThan(40);
});
