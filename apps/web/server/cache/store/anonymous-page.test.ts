import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AnonymousPage } from './anonymous-page';

// As much text as a page has, with as many different words.
const html = readFileSync(path.join(__dirname, '../../../../../package-lock.json')).subarray(0, 60_000);
const page = () => new AnonymousPage(html, { 'Content-Type': 'text/html' }, new Set());

test('every variant is the same page under its own tag', () => {
  const { br, gzip, identity } = {
    br: page().variant('br'),
    gzip: page().variant('gzip'),
    identity: page().variant('identity'),
  };
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), identity.body]).toEqual([html, html, html]);
  expect(new Set([page().etag('br'), page().etag('gzip'), page().etag('identity')]).size).toBe(3);
  expect(gzip.headers).toEqual(
    expect.arrayContaining(['Content-Encoding', 'gzip', 'Content-Length', String(gzip.body.length)]),
  );
});

test('a page that is asked for often gets smaller and stays the same page', async () => {
  const popular = page();
  const quick = popular.variant('br').body;
  for (let visit = 0; visit < 10; visit += 1) popular.variant('br');
  while (popular.variant('br').body === quick) await wait(5);
  const { body } = popular.variant('br');
  expect(body.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(body)).toEqual(html);
});
