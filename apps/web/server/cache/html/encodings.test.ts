import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressOnce, pickEncoding } from './encodings';

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

test('a page that is sent once is whole in each encoding', () => {
  const page = '<p>••• Ünïcode 星</p>'.repeat(500);
  expect(brotliDecompressSync(compressOnce(page, 'br')).toString()).toBe(page);
  expect(gunzipSync(compressOnce(page, 'gzip')).toString()).toBe(page);
  expect(compressOnce(page, 'identity').toString()).toBe(page);
});
