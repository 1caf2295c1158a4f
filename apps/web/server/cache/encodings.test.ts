import { pickEncoding } from './encodings';

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
