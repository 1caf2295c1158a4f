import { createHash } from 'node:crypto';
import { hashInlineScripts } from './inline-scripts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('scripts that carry the nonce are allowed by their hash and lose the nonce', () => {
  const page = hashInlineScripts(
    '<script nonce="abc+/=">a()</script><script type="module" nonce="abc+/=" async="">b()</script>',
    'abc+/=',
  );
  expect(page.html).toBe('<script>a()</script><script type="module" async="">b()</script>');
  expect(page.sources).toEqual([sha('a()'), sha('b()')]);
});

test('a script without the nonce is not allowed', () => {
  expect(hashInlineScripts('<p><script>evil()</script></p><script nonce="n">ok()</script>', 'n').sources).toEqual([
    sha('ok()'),
  ]);
});

test('scripts with a source and no content need no hash', () => {
  expect(hashInlineScripts('<script nonce="n" src="/a.js"></script>', 'n')).toEqual({
    html: '<script src="/a.js"></script>',
    sources: [],
  });
});
