import { renderMarkdown } from './render-markdown.server';

const htmlOf = async (markdown: string) => {
  const rendered = await renderMarkdown(markdown);
  return rendered.ok ? rendered.html : rendered.reason;
};

test('the first thread starts, and renders', async () => {
  expect(await htmlOf('Hello **world**')).toBe('<p>Hello <strong>world</strong></p>');
}, 30_000);

test('a text that holds its thread up is refused after a second, and others do not wait for it', async () => {
  // Reference definitions take more than linear time.
  const slow = Array.from({ length: 12_000 }, (_, index) => `[a${index}]: /b`).join('\n');
  const startedAt = performance.now();
  const refused = htmlOf(slow);
  expect(await htmlOf('short')).toBe('<p>short</p>');
  const others = performance.now() - startedAt;
  expect(await refused).toBe('too slow');
  expect(performance.now() - startedAt).toBeGreaterThan(others);
  expect(await htmlOf('next')).toBe('<p>next</p>');
}, 30_000);

test.each([
  ['64 KiB of nested quotes', '> '.repeat(32_768), 'too deep'],
  [
    'a list of 300 levels',
    Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
    'too deep',
  ],
  ['1 MB', 'word '.repeat(200_000), 'too long'],
])('%s: refused at once', async (_name, markdown, reason) => {
  expect(await htmlOf(markdown)).toBe(reason);
});
