import { tagPath } from './ask-paths';

test('an unpaired surrogate is not part of an address', () => {
  expect(tagPath('\ud800 & x')).toBe(`/ask?tag=${encodeURIComponent('\ufffd & x')}`);
});
