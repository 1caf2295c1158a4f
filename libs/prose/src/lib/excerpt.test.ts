import { excerptOf } from './excerpt';

test('a text is shortened to its words', () => {
  const markdown =
    '# Start\n\nUse **give** and [Kazuha](/handbook/a) with `x5`.\n\n```sh\ngive 102\n```\n\n- one\n> two';
  expect(excerptOf(markdown, 200)).toBe('Start Use give and Kazuha with x5. give 102 • one two');
});

test('lines stay when they are asked for', () => {
  expect(excerptOf('a\r\nb\n\n\n\nc', 50, { hasLines: true })).toBe('a\nb\nc');
});

test('names with underscores and stars of a sum stay as they are', () => {
  expect(excerptOf('set my_own_name to 2 * 3 * 4', 80)).toBe('set my_own_name to 2 * 3 * 4');
});

test('a long text is cut at a word, and never in the middle of a sign', () => {
  expect(excerptOf('one two three four', 12)).toBe('one two…');
  expect(excerptOf('😀'.repeat(10), 3)).toBe('😀😀😀…');
});

test.each([
  ['[', '['.repeat(300)],
  ['![a](', '![a]('.repeat(60)],
  ['*', ''],
  ['`', ''],
  [' ', ''],
])('a hostile text of many %j is cut and does not hang', (sign, words) => {
  expect(excerptOf(sign.repeat(50_000), 300)).toBe(`${words}…`);
});
