import { requireUsername, usernameKey } from './username';

test.each([
  'Lumine',
  'a.b_c-9',
  'Großmeister',
  'Đặng',
  'Сергей_77',
  'Λυκος',
  '旅人です',
  'パイモン',
  '여행자',
  'นักเดินทาง',
  'यात्री',
  'مسافر',
  'נוסע',
  '007',
])('%s is a username', (name) => {
  expect(requireUsername(name).username).toBe(name.normalize('NFC'));
});

test.each([
  ['', 'Username must be at least 3 characters'],
  ['ab', 'Username must be at least 3 characters'],
  ['旅人', 'Username must be at least 3 characters'],
  ['x'.repeat(33), 'Username must be at most 32 characters'],
  ['x'.repeat(10_240), 'Username must be at most 32 characters'],
  ['🎮🎮🎮', 'Username may only contain letters, digits and . _ -'],
  ['abc\u200bdef', 'Username may only contain letters, digits and . _ -'],
  ['abc\u202edef', 'Username may only contain letters, digits and . _ -'],
  ['abc\u0000def', 'Username may only contain letters, digits and . _ -'],
  ['abc\ndef', 'Username may only contain letters, digits and . _ -'],
  ['\u3164\u3164\u3164', 'Username may only contain letters, digits and . _ -'],
  ['김철수\u3164', 'Username may only contain letters, digits and . _ -'],
  [' abc', 'Username may only contain letters, digits and . _ -'],
  ['abc def', 'Username may only contain letters, digits and . _ -'],
  ['\ud800abc', 'Username may only contain letters, digits and . _ -'],
  ['<b>abc', 'Username may only contain letters, digits and . _ -'],
  ['.abc', 'Username must begin with a letter or a digit'],
  ['аdmin', 'Username must not mix letters of different alphabets'],
  ['ΡayPal', 'Username must not mix letters of different alphabets'],
  ['𝐚𝐝𝐦𝐢𝐧', 'Username must not mix letters of different alphabets'],
  ['ก\u0e48\u0e48\u0e48\u0e48ขค', 'Username has too many marks on one letter'],
])('%j is refused', (name, message) => {
  expect(() => requireUsername(name)).toThrow(message);
});

test.each([
  ['Lumine', 'lUMINE'],
  ['Ｌｕｍｉｎｅ', 'lumine'],
  ['caf\u00e9', 'cafe\u0301'],
  ['strasse', 'Straße'],
  ['ΛΥΚΟΣ', 'λυκος'],
  ['ﬁnn', 'finn'],
  [' lumine ', 'Lumine'],
])('%s and %s are one name', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test('a text that cannot be a username has no key', () => {
  expect(usernameKey('x'.repeat(10_240))).toBeNull();
  expect(usernameKey('  ')).toBeNull();
  expect(usernameKey('abc\0')).toBeNull();
});
