import type { RenderOptions } from '../render-options';
import { measureNesting } from './measure-nesting';
import { readingMinutes } from './reading-minutes';
import { render } from './render';

async function rendered(markdown: string, options?: RenderOptions) {
  const result = await render(markdown, options);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

test('headings have addresses, also those with one text and those in other scripts', async () => {
  const { html, headings } = await rendered('# Setup\n\n## Setup\n\n## 服务器 ready\n\n### !!!');
  expect(headings).toEqual([
    { id: 'post-setup', text: 'Setup', depth: 2 },
    { id: 'post-setup-1', text: 'Setup', depth: 3 },
    { id: 'post-服务器-ready', text: '服务器 ready', depth: 3 },
    { id: 'post-section', text: '!!!', depth: 4 },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test.each([
  ['a text with a first level moves down as a whole', '# a\n\n## b\n\n> # c\n\n###### d', ['h2', 'h3', 'h2', 'h6']],
  ['a text without one stays', '## a\n\n### b', ['h2', 'h3']],
  ['underlined headings count as well', 'a\n=\n\nb\n-', ['h2', 'h3']],
  ['the heading of the footnotes stays', '# a[^1]\n\n[^1]: note', ['h2', 'h2']],
])('the title of the page is its only h1: %s', async (_, markdown, levels) => {
  const { html } = await rendered(markdown);
  expect([...html.matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(levels);
});

test('a link to a heading leads to its address', async () => {
  expect((await rendered('# Setup\n\n[there](#setup)')).html).toContain('href="#post-setup"');
});

test('GFM: tables scroll, tasks are boxes, footnotes lead there and back, ends of lines are breaks', async () => {
  const { html } = await rendered(
    '| a | b |\n| :- | -: |\n| 1 | 2 |\n\n- [x] done\n- [ ] open\n\none[^n]\ntwo\n\n[^n]: note\n\n~~old~~',
  );
  expect(html).toContain('<div data-table="" tabindex="0" role="region" aria-label="Table"><table>');
  expect(html).toContain('<td align="right">2</td>');
  expect(html).toContain('<input type="checkbox" checked disabled>');
  expect(html).toContain('<br>');
  expect(html).toContain('<del>old</del>');
  const note = /<a href="#(post-fn-n)" id="(post-fnref-n)"/.exec(html);
  expect(html).toContain(`<li id="${note?.[1]}">`);
  expect(html).toContain(`href="#${note?.[2]}"`);
});

test('a paragraph that is one link to a page of ours is an embed; other links are not', async () => {
  const embeds = async (markdown: string) =>
    [...(await rendered(markdown)).html.matchAll(/data-embed="([^"]*)"/g)].map(([, path]) => path);
  expect(await embeds('[Ayaka](/handbook/genshin-impact/avatar/10000002)')).toEqual([
    '/handbook/genshin-impact/avatar/10000002',
  ]);
  expect(await embeds('See [Ayaka](/handbook)')).toEqual([]);
  expect(await embeds('- [Ayaka](/handbook)')).toEqual([]);
  expect(await embeds('[Other](https://example.org)')).toEqual([]);
  expect(await embeds('[Other](//example.org)')).toEqual([]);
});

test('uploaded pictures are shown small and link to the original', async () => {
  const { html } = await rendered('![A map](/uploads/ab_original.webp)');
  expect(html).toContain(
    '<a href="/uploads/ab_original.webp" data-picture=""><img src="/uploads/ab_small.webp" alt="A map" loading="lazy" decoding="async"></a>',
  );
});

test('the original of another site’s picture is linked through the interstitial, and its address is kept for the overlay', async () => {
  const original = 'https://a.example/x_original.png';
  const { html } = await rendered(`![A map](${original})`, { pictures: 'all' });
  const href = `/link/${Buffer.from(original).toString('base64url')}`;
  expect(html).toContain(
    `<a href="${href}" data-picture="${original}" rel="nofollow ugc noopener"><img src="https://a.example/x_small.png" alt="A map"`,
  );
});

test.each(['![m](/uploads/a_original.webp)', '*![m](/uploads/a_original.webp)*'])(
  'a picture inside a link, %s, is no second link',
  async (picture) => {
    const { html } = await rendered(`[${picture}](/faq)`);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="/faq">');
    expect(html).toContain('src="/uploads/a_small.webp"');
  },
);

const upload = `/uploads/blog/${'a'.repeat(32)}_small.webp`;
const linkTo = (address: string, text: string) =>
  `<a href="/link/${Buffer.from(address).toString('base64url')}" rel="nofollow ugc noopener">${text}</a>`;

test.each([
  ['a name', '![A map](https://a.example/x.png)', linkTo('https://a.example/x.png', 'A map (a.example)')],
  ['no name', '![](https://a.example/x.png)', linkTo('https://a.example/x.png', 'Picture (a.example)')],
  ['no scheme', '![m](//a.example/x.png)', linkTo('https://a.example/x.png', 'm (a.example)')],
  ['a link around it', '[![m](http://a.example/x.png)](/faq)', '<a href="/faq">m (a.example)</a>'],
  ['a definition', '![m][1]\n\n[1]: https://a.example/x.png', linkTo('https://a.example/x.png', 'm (a.example)')],
  ['no address that a browser opens', '![m](data:image/png,x)', 'm'],
])('a picture of another site with %s loads nothing', async (_, markdown, html) => {
  const shown = (await rendered(markdown)).html;
  expect(shown).toContain(html);
  expect(shown).not.toContain('<img');
});

test('an upload that is named with the site’s address has its path', async () => {
  expect((await rendered(`![m](https://old.example${upload})`)).html).toContain(`<img src="${upload}" alt="m"`);
});

test('pictures of a third-party host are shown', async () => {
  const { html } = await rendered('![Other](https://a.example/x.png)', { pictures: 'all' });
  expect(html).toContain('<img src="https://a.example/x.png" alt="Other"');
});

test('links to other sites go through the interstitial', async () => {
  const { html } = await rendered('[x](https://example.org/a?b=c)');
  expect(html).toContain(
    `href="/link/${Buffer.from('https://example.org/a?b=c').toString('base64url')}" rel="nofollow ugc noopener"`,
  );
});

test('code is coloured by classes; an unknown language stays plain', async () => {
  const { html } = await rendered('```json\n{ "port": 80 }\n```\n\n```brainteaser\n<b>\n```');
  expect(html).toContain('<div data-code=""><pre tabindex="0"><code class="language-json">');
  expect(html).toMatch(/<span class="code-[a-z-]+">/);
  expect(html).toContain('<code class="language-brainteaser">&#x3C;b>\n</code>');
  expect(html).not.toContain('style');
});

test.each([
  ['plain', 'a > b', 0],
  ['a quote in a list in a quote', '> - > x', 3],
  ['one quote on each of many lines', '> x\n'.repeat(500), 1],
  ['an indented list', '- a\n  - b\n    - c', 3],
  ['numbers', '1. 2. 3. x', 3],
])('nesting: %s', (_name, markdown, depth) => {
  expect(measureNesting(markdown)).toBe(depth);
});

test.each([
  ['nothing', '', 1],
  ['440 words', 'word '.repeat(440), 2],
  ['800 signs', '原神'.repeat(400), 2],
])('reading time: %s', (_name, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
