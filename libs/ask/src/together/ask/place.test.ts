import { hasPlace, placeMarkdown, readPlace } from './place';

const of = (fields: Record<string, string>) => readPlace(new URLSearchParams(fields));

test('an address names where the trouble was, cut and without control characters', () => {
  expect(of({ server: ' Lantern\u0000 ', version: 'x'.repeat(99), error: 'one\r\ntwo' })).toEqual({
    ...{ server: 'Lantern', version: 'x'.repeat(60), error: 'one\ntwo' },
  });
  expect(hasPlace(of({}))).toBe(false);
});

test('values from the address are not markup in the question', () => {
  const text = placeMarkdown(
    of({ server: '[a](https://evil.test) **b**', version: '<img src=x>', error: '```\n# no' }),
  );
  expect(text).toContain('**Server:** \\[a\\](https://evil.test) \\*\\*b\\*\\*');
  expect(text).toContain('**Client version:** \\<img src=x\\>');
  expect(text).toContain('````\n```\n# no\n````');
});

test('what is unknown is left out', () => {
  expect(placeMarkdown(of({ version: '5.4' }))).toBe('**Client version:** 5.4');
  expect(placeMarkdown(of({}))).toBe('');
});
