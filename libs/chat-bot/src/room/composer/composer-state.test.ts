import { countText, isOfInputMethod } from './composer-state';

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

const enter = { key: 'Enter', keyCode: 13, isComposing: false, timeStamp: 1_000 };
test.each([
  ['an Enter sends', enter, -Infinity, false],
  ['while composing', { ...enter, isComposing: true }, -Infinity, true],
  ['with the code of an input method', { ...enter, keyCode: 229 }, -Infinity, true],
  ["Safari's late key", enter, 995, true],
  ['an Enter after the composition', enter, 800, false],
  ['another key', { ...enter, key: 'a', isComposing: true }, 995, false],
])('%s', (_name, key, endedAt, isOf) => {
  expect(isOfInputMethod(key, endedAt)).toBe(isOf);
});
