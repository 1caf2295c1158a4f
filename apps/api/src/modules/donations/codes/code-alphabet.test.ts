import { codesIn, codesNear, newSponsorCode, formatCode } from './code-alphabet';

const code = 'K7Q0-1XBM';
const stored = 'K7Q01XBM';

test.each([
  ['as it is shown', `Hello ${code}!`],
  ['in lower case', 'k7q0-1xbm'],
  ['with spaces', 'code: K7 Q0 1X BM'],
  ['without the hyphen', 'K7Q01XBM thank you'],
  ['with letters in place of digits', 'K7QO-lXBM'],
  ['in full width', 'Ｋ７Ｑ０１ＸＢＭ'],
  ['inside a word', '(K7Q0-1XBM)'],
])('a code %s is found', (_, message) => {
  expect(codesIn(message)).toContain(stored);
});

test.each([
  ['one wrong symbol', 'K7Q0-1XBN'],
  ['one missing', 'k7q0-1xb'],
  ['one too many', 'hello K7Q0-11XBM bye'],
  ['two that changed places', '7KQ0-1XBM'],
  ['one wrong, in two words', 'my code K7Q1 1XBM'],
])('a code with %s counts as similar', (_, message) => {
  expect(codesIn(message)).not.toContain(stored);
  expect(codesNear(message)).toContain(stored);
});

test('a code with two mistakes does not count as similar', () => {
  expect(codesNear('K7Q0-1XCN')).not.toContain(stored);
});

test('a long message gives a limited number of candidates', () => {
  const message = 'ABCDEFGH '.repeat(10_000);
  expect(codesIn(message).length).toBeLessThan(500);
  expect(codesNear(message).length).toBeLessThan(20_000);
});

test('codes are shown in two groups, and differ', () => {
  const codes = new Set(Array.from({ length: 100 }, newSponsorCode));
  expect(codes.size).toBe(100);
  for (const made of codes) expect(codesIn(formatCode(made))).toEqual([made]);
});
