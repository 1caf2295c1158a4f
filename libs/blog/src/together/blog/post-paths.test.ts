import { tagPath } from './post-paths';

test.each([
  ['guide', '/blog/tag/guide'],
  ['c++ & co', '/blog/tag/c%2B%2B%20%26%20co'],
  ['...', '/blog/tag/...'],
  ['.', '/blog?tag=.'],
  ['..', '/blog?tag=..'],
])('the page of the tag %s stays reachable', (tag, path) => {
  expect(tagPath(tag)).toBe(path);
  // How a browser parses the address.
  const { pathname, search } = new URL(path, 'https://site.test');
  expect(pathname + search).toBe(path);
});
