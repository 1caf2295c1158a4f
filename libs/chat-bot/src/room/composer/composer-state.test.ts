import { countText } from './composer-state';

test.each([
  ['', 'plain', false],
  ['   ', 'plain', false],
  ['x'.repeat(140), 'plain', true],
  [` ${'x'.repeat(140)} `, 'plain', true],
  ['x'.repeat(141), 'warn', true],
  ['x'.repeat(160), 'warn', true],
  ['x'.repeat(161), 'error', false],
])('the counter of %j', (text, tone, canBeSent) => {
  expect(countText(text)).toEqual({ length: text.trim().length, tone, canBeSent });
});
