import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { createPageVariants, pickEncoding } from './page-variants';

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

test('every variant is the same page under its own tag', async () => {
  const html = Buffer.from('<p>hello</p>'.repeat(100));
  const { br, gzip, identity } = await createPageVariants(html, { 'Content-Type': 'text/html' });
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), identity.body]).toEqual([html, html, html]);
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3);
  expect(gzip.headers).toEqual(
    expect.arrayContaining(['Content-Encoding', 'gzip', 'Content-Length', String(gzip.body.length)]),
  );
});
