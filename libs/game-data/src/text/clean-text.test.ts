import { cleanDesc, cleanName } from './clean-text';

test.each([
  ['<color=#FFD780FF>Vision</color>', 'Vision'],
  ['{RUBY_B#ふりがな}漢字{RUBY_E#}', '漢字'],
  ['[c][007eff]Shiroko[-][/c]', 'Shiroko'],
  ['a\\nb\tc\u0000\u0007', 'a b c'],
  ['Level < 10 and > 5', 'Level < 10 and > 5'],
  ['user\u202Egnp.exe', 'usergnp.exe'],
  ['broken \uD800 half', 'broken half'],
  ['Mar.\u00a07th', 'Mar. 7th'],
])('takes the markup out of %j', (raw, name) => expect(cleanName(raw)).toBe(name));

test.each(['', '  ', 'null', 'N/A', '[N/A] 2462299317', '???', '{NICKNAME}', undefined, 7])(
  'finds no name in %j',
  (raw) => {
    expect(cleanName(raw)).toBeUndefined();
  },
);

test('keeps the lines of a description and cuts what is too long without halving a character', () => {
  expect(cleanDesc('First.\\nSecond.\r\n\n\n\nThird.')).toBe('First.\nSecond.\n\nThird.');
  expect(cleanName(`${'x'.repeat(299)}😀`)).toBe('x'.repeat(299));
  expect(cleanDesc('y'.repeat(100_000))).toHaveLength(4000);
});
