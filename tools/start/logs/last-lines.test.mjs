import { LastLines } from './last-lines.mjs';

const lines = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);

test.each([
  ['one at a time', lines(1, 9)],
  ['some at once', ['line 1\nline 2', lines(3, 5).join('\n'), 'line 6', 'line 7\nline 8\nline 9']],
  ['all at once', [lines(1, 9).join('\n')]],
  ['many, then a few', [lines(1, 8).join('\n'), 'line 9']],
  ['a few, then exactly enough', [lines(1, 5).join('\n'), lines(6, 9).join('\n')]],
])('keeps the last four lines that arrive %s', (_, texts) => {
  const last = new LastLines(4);
  texts.forEach((text) => last.add(text));
  expect(last.toArray()).toEqual(lines(6, 9));
});

test('keeps fewer lines while there are fewer, and empty ones', () => {
  const last = new LastLines(4);
  last.add('\nline 2');
  expect(last.toArray()).toEqual(['', 'line 2']);
  last.add('line 3\n\n\n');
  expect(last.toArray()).toEqual(['line 3', '', '', '']);
});
