import { safePath } from './safe-path';

test.each([
  ['avatars.csv', ['avatars.csv']],
  ['JP/avatars.csv', ['JP', 'avatars.csv']],
  ['C:', null],
  ['a\\b.json', ['a', 'b.json']],
  ['/etc/passwd', ['etc', 'passwd']],
  ['../../secrets', null],
  ['a/../b', null],
  ['a\u0000b', null],
  ['', null],
  ['//', null],
  ['a/b/c/d/e/f/g.json', null],
  [`${'x'.repeat(121)}`, null],
])('%j becomes %j', (sent, parts) => {
  expect(safePath(sent)).toEqual(parts);
});
