import { hasInvisibleCharacters, visibleLine } from './visible-line';

test.each([
  ['plain text', 'hello there', 'hello there'],
  ['several lines and spaces', '  a\n\n b\t c ', 'a b c'],
  ['markup stays text', '<script>alert(1)</script> **b**', '<script>alert(1)</script> **b**'],
  ['a change of direction', 'abc\u202edef\u2066x', 'abcdefx'],
  ['spaces around what cannot be seen', 'a \u202e b', 'a b'],
  ['invisible characters', 'a\u200bb\u00adc\ufeff', 'abc'],
  ['marks that pile up', `a${'\u0301\u0302\u0303\u0304\u0305'.repeat(9)}`, 'á\u0302\u0303\u0304'],
  ['a family of four', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['a Persian word with a joiner', 'می‌خواهم', 'می‌خواهم'],
  ['nothing that can be seen', '\u200b\u202e \u0007', ''],
  ['only fillers of Korean letters', ' \u3164\u115f\uffa0 ', ''],
  ['only joiners and an empty Braille pattern', '\u200d\u200c \u2800 \ufe0f', ''],
  ['Korean letters', '한국어 ㅋㅋ', '한국어 ㅋㅋ'],
])('%s', (_name, input, text) => {
  expect(visibleLine(input)).toBe(text);
});

test('10 kB of emoji take no time', () => {
  const before = process.cpuUsage();
  visibleLine('👩‍🚀'.repeat(2_000));
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine does not count.
  expect(user + system).toBeLessThan(200_000);
});

test.each([
  ['Paimon', false],
  ['می\u200cخواهم 👩\u200d🚀', false],
  ['evil\u202ename', true],
  ['zero\u200bwidth', true],
  ['two\nlines', true],
])('unseen characters in %j: %s', (text, is) => {
  expect([hasInvisibleCharacters(text), hasInvisibleCharacters(text)]).toEqual([is, is]);
});
