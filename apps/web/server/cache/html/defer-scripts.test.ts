import { deferScripts } from './defer-scripts';
import { hashInlineScripts } from './inline-scripts';

const page =
  '<body><link rel="modulepreload" href="/a.js"/><script nonce="n" type="module" async="">import "/a.js"</script></body>';

test('preloads and the boot module wait, and a script at the end starts them', () => {
  const html = deferScripts(page, 'n');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module" async');
  expect(html).toMatch(/<\/body><script nonce="n">\(function/);
});

test('the waiting module is still allowed by its hash when its copy runs', () => {
  const before = hashInlineScripts(page, 'n').sources;
  const after = hashInlineScripts(deferScripts(page, 'n'), 'n').sources;
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(2);
});

test('a page without scripts stays as it is', () => {
  expect(deferScripts('<p>plain</p>', 'n')).toBe('<p>plain</p>');
});
