import { createComposing } from './composing';

const key = { keyCode: 13, isComposing: false };
test.each([
  ['a key without any composition', key, null, false],
  ['while composing', { ...key, isComposing: true }, null, true],
  ['with the code of an input method', { ...key, keyCode: 229 }, null, true],
  ["Safari's late key", key, 995, true],
  ['a key after the composition', key, 800, false],
])('%s', (_name, native, endedAt, isOf) => {
  const composing = createComposing();
  if (endedAt !== null) composing.noteEnd({ timeStamp: endedAt });
  expect(composing.isComposing({ nativeEvent: native as KeyboardEvent, timeStamp: 1_000 })).toBe(isOf);
});
