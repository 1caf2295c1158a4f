import fc from 'fast-check';
import type { DefaultTreeAdapterMap } from 'parse5';
import { parseFragment } from 'parse5';
import { render } from './render';

type Node = DefaultTreeAdapterMap['childNode'];

const allowed = new Set(
  'a blockquote br code del div em h2 h3 h4 h5 h6 hr img input li ol p pre section span strong sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** The dangerous parts of the HTML as a browser would parse it. */
function findDangers(html: string, pictures: 'own' | 'all' = 'all'): string[] {
  const dangers: string[] = [];
  const look = (node: Node) => {
    if (!('tagName' in node)) return;
    if (!allowed.has(node.tagName)) dangers.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (/^on|^style$|^srcdoc$|^formaction$|^srcset$|^name$/.test(name)) dangers.push(name);
      // eslint-disable-next-line no-control-regex
      const address = value.replace(/[\u0000-\u0020]/g, '');
      const isSafe = name === 'href' ? /^(?:\/(?![/\\])|#|mailto:)/i : /^(?:\/(?![/\\])|https?:)/i;
      if ((name === 'href' || name === 'src') && /^[^/?#]*:|^\/|^\\/.test(address) && !isSafe.test(address))
        dangers.push(`${name}=${value}`);
      if (pictures === 'own' && name === 'src' && /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(address))
        dangers.push(`${name}=${value}`);
      if (name === 'id' && !/^(?:post-|footnote-label$)/.test(value)) dangers.push(`id=${value}`);
      if (
        name === 'class' &&
        /^(?!language-|code-|task-list|contains-task|footnotes|sr-only|data-footnote|$)/.test(value)
      )
        dangers.push(`class=${value}`);
    }
    node.childNodes.forEach(look);
  };
  parseFragment(html).childNodes.forEach(look);
  return dangers;
}

async function dangersOf(markdown: string): Promise<string[]> {
  const dangers = [];
  for (const pictures of ['own', 'all'] as const) {
    const rendered = await render(markdown, { pictures });
    if (rendered.ok) dangers.push(...findDangers(rendered.html, pictures));
  }
  return dangers;
}

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](java&#9;script:alert(1))',
  '[a](&#x6A;avascript:alert(1))',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml,<svg onload=alert(1)>)',
  '![a"onerror="alert(1)](x)',
  '[a](<javascript:alert(1)>)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '![x](//)',
  '![x](//evil.example/x.png)',
  '![x](/\\\\evil.example/x.png)',
  '![x](https:evil.example/x.png)',
  '![x](<\\\\evil.example/x.png>)',
  '![x](<\thttps://evil.example/x.png>)',
  '![x](ftp://evil.example/x.png)',
  '[![x](https://evil.example/x.png)](https://evil.example)',
  '![x](https://a.example_original.png)',
  '![x](//evil.example/x_original.png)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](\\\\evil.example)',
  '[a](http://x" onclick="alert(1))',
  '```js" onload="alert(1)\nx\n```',
  '```a><script>alert(1)</script>\nx\n```',
  '# <a id="post-x" name="y">h</a>',
  '[^1]\n\n[^1]: [a](javascript:alert(1))',
  '| a |\n| - |\n| <img src=x onerror=alert(1)> |',
  '- [ ] <input onfocus=alert(1) autofocus>',
  '<a href="/x" style="position:fixed">a</a>',
  '<details open ontoggle=alert(1)>',
  '<style>*{display:none}</style>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'www.example.com/<script>',
])('%s leaves nothing dangerous', async (attack) => {
  expect(await dangersOf(attack)).toEqual([]);
  expect(await dangersOf(`> 1. ${attack}\n\n**${attack}**`)).toEqual([]);
});

const pieces = fc.constantFrom(
  ...[
    '<script>',
    '</script>',
    '<img src=x onerror=a>',
    '<svg/onload=a>',
    'javascript:a',
    'data:text/html,',
    '[x](',
    '![x](',
    ')',
    '](',
    '<',
    '>',
  ],
  ...[
    '"',
    "'",
    '`',
    '```',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '|',
    '| - |',
    '[^1]',
    '[^1]: ',
    '&#x6A;',
    '&Tab;',
    '\\',
    '//',
    '/',
    '_original.png',
  ],
  ...[
    'style="a"',
    'onclick="a"',
    '<a href="',
    '<style>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '\u0000',
    '\u202e',
    'https://a.example',
    '**',
    '~~',
    '[ ] ',
  ],
);

test('no text made of dangerous pieces leaves anything dangerous', async () => {
  const texts = fc.array(fc.oneof({ weight: 5, arbitrary: pieces }, { weight: 1, arbitrary: fc.string() }), {
    maxLength: 24,
  });
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      expect(await dangersOf(parts.join(''))).toEqual([]);
    }),
    { numRuns: 1_500 },
  );
});

test('the search for dangers finds them', () => {
  expect(
    findDangers('<a href="javascript:a" onclick="b" style="c">d</a><script></script><img src="data:x">'),
  ).toHaveLength(5);
});
