import { pickEncoding, pickQuickEncoding } from './encodings';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding %j picks %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['gzip;q=0, br', 'br'],
  [undefined, 'identity'],
])('for a page that is sent once, Accept-Encoding %j picks %s', (header, encoding) => {
  expect(pickQuickEncoding(header)).toBe(encoding);
});
