import { tests } from 'commonmark-spec';
import type { DefaultTreeAdapterMap } from 'parse5';
import { parseFragment } from 'parse5';
import { render } from './render';

type Node = DefaultTreeAdapterMap['childNode'];

/** What the pipeline adds to the HTML of the specification. */
const added = new Set(['rel', 'id', 'loading', 'decoding', 'tabindex', 'role', 'aria-label', 'data-embed']);
const isBox = (attributes: Map<string, string>) =>
  ['data-code', 'data-table', 'data-picture'].some((name) => attributes.has(name));

/** Own pages, headings and mail stay; other sites lead through the interstitial; other addresses are left out. */
function hrefOf(href: string): string | null {
  if (href.startsWith('/link/')) return Buffer.from(href.slice('/link/'.length), 'base64url').toString();
  if (href.startsWith('#')) return href.replace(/^#(?:post-)?/, '#');
  return /^(?:\/|https?:|mailto:)/i.test(href) ? href : null;
}

/** If a text has a first-level heading, the pipeline moves all its headings one level down, because the page has a title. */
const lowered = (html: string) =>
  /<h1>/.test(html)
    ? html.replace(
        /(<\/?h)([1-6])>/g,
        (_, start: string, level: string) => `${start}${Math.min(6, Number(level) + 1)}>`,
      )
    : html;

/** A normal form of HTML, without the attributes that the pipeline adds. */
function canonical(html: string): string {
  const write = (node: Node): string => {
    if (node.nodeName === '#text') return 'value' in node ? node.value : '';
    if (!('tagName' in node)) return '';
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const inner = node.childNodes.map(write).join('');
    // remark-breaks turns each line end into a line break.
    if (node.tagName === 'br') return '';
    if (isBox(attributes)) return inner;
    const shown = [...attributes]
      .filter(([name]) => !added.has(name))
      .map(([name, value]) => [name, name === 'href' ? hrefOf(value) : value] as const)
      .filter(([name, value]) => value !== null && !(name === 'src' && !/^(?:\/|https?:)/.test(value)))
      .sort(([a], [b]) => a.localeCompare(b));
    return `<${node.tagName}${shown.map(([name, value]) => ` ${name}="${value}"`).join('')}>${inner}</${node.tagName}>`;
  };
  return parseFragment(html).childNodes.map(write).join('').trim();
}

/** Examples about raw HTML, which the pipeline leaves out. */
const isRaw = (markdown: string) => /<[a-z/!?]/i.test(markdown);
/**
 * Where we differ from CommonMark: GFM links bare URLs (608, 611, 612), an info string that is not a language name gets no class (144),
 * code of spaces only becomes empty (334).
 */
const differing = new Set([144, 334, 608, 611, 612]);

const examples = tests.filter(({ markdown, number }) => !isRaw(markdown) && !differing.has(number));

test('most examples of CommonMark are compared', () => {
  expect(tests).toHaveLength(652);
  expect(examples.length).toBeGreaterThan(520);
});

test.each(examples)('CommonMark example $number: $section', async ({ markdown, html }) => {
  // The specification shows tabs as arrows.
  const rendered = await render(markdown.replaceAll('→', '\t'), { pictures: 'all' });
  if (!rendered.ok) throw new Error(rendered.reason);
  expect(canonical(rendered.html)).toBe(canonical(lowered(html.replaceAll('→', '\t'))));
});

test.each(tests.filter(({ markdown }) => isRaw(markdown)))(
  'no raw HTML is left of example $number',
  async ({ markdown }) => {
    const rendered = await render(markdown.replaceAll('→', '\t'));
    if (!rendered.ok) throw new Error(rendered.reason);
    expect(rendered.html).not.toMatch(
      /<(?:script|style|iframe|textarea|div(?! data-)|bar|table(?!>)|responsive)|onclick|\son\w+=/i,
    );
  },
);
