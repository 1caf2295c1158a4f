import { findLinks } from './find-links';

const links = (text: string) => findLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

test.each([
  ['see https://a.test/x?y=1, please', ['https://a.test/x?y=1']],
  ['(https://a.test/wiki/A_(b))', ['https://a.test/wiki/A_(b)']],
  ['https://a.test! http://b.test.', ['https://a.test', 'http://b.test']],
  ['javascript:alert(1) ftp://a.test data:text/html,x', []],
  ['"https://a.test/"onmouseover="x"', ['https://a.test/']],
])('%s', (text, found) => {
  expect(links(text)).toEqual(found);
  expect(
    findLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
