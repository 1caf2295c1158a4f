import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import type { HighlighterCore, LanguageInput } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { SKIP, visit } from 'unist-util-visit';

/** Longer code stays plain: colouring takes time. */
const maxColouredLength = 20_000;

const shell = () => import('shiki/langs/bash.mjs');
const javascript = () => import('shiki/langs/javascript.mjs');
const typescript = () => import('shiki/langs/typescript.mjs');
const yaml = () => import('shiki/langs/yaml.mjs');

/** The languages of code blocks that are highlighted. A language is loaded when a text first uses it. */
const languages: Readonly<Record<string, LanguageInput>> = {
  bash: shell,
  sh: shell,
  shell,
  powershell: () => import('shiki/langs/powershell.mjs'),
  bat: () => import('shiki/langs/bat.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  yaml,
  yml: yaml,
  toml: () => import('shiki/langs/toml.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  js: javascript,
  javascript,
  ts: typescript,
  typescript,
  python: () => import('shiki/langs/python.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
};

const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--code-' });
let highlighter: Promise<HighlighterCore> | undefined;
const loaded = new Set<string>();

/** Loads what colouring needs; called before the first text. */
export async function prepareColours(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
  return highlighter;
}

/** Colours code with classes, because a style attribute would not pass the sanitizer. The box has space for a copy button. */
export async function colourCode(tree: Root): Promise<void> {
  const blocks: { pre: Element; code: Element }[] = [];
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'pre' || index === undefined || !parent) return;
    const [code] = element.children;
    if (code?.type !== 'element' || code.tagName !== 'code') return;
    element.properties['tabIndex'] = 0;
    const box: Element = { type: 'element', tagName: 'div', properties: { dataCode: '' }, children: [element] };
    parent.children[index] = box;
    blocks.push({ pre: element, code });
    return SKIP;
  });
  for (const { code } of blocks) {
    const language = languageOf(code);
    const source = toString(code);
    if (language !== null && source.length <= maxColouredLength)
      code.children = await colour(source.replace(/\n$/, ''), language);
  }
}

function languageOf(code: Element): string | null {
  const { className } = code.properties;
  const found = Array.isArray(className) ? className.find((name) => String(name).startsWith('language-')) : undefined;
  const language = String(found ?? '')
    .slice('language-'.length)
    .toLowerCase();
  return Object.hasOwn(languages, language) ? language : null;
}

async function colour(source: string, language: string): Promise<ElementContent[]> {
  const { loadLanguage, codeToHast } = await prepareColours();
  const input = languages[language];
  if (input && !loaded.has(language)) {
    await loadLanguage(input);
    loaded.add(language);
  }
  const lang = language === 'sh' || language === 'shell' ? 'bash' : language;
  const coloured = codeToHast(source, { lang, theme: 'classes' });
  const parts: ElementContent[] = [];
  visit(coloured, 'element', (element) => {
    if (element.tagName !== 'code') return;
    for (const line of element.children)
      parts.push(...(line.type === 'element' ? line.children.map(toClass) : line.type === 'text' ? [line] : []));
    return SKIP;
  });
  return [...parts, { type: 'text', value: '\n' }];
}

/** `style="color:var(--code-token-keyword)"` becomes the class `code-keyword`. */
function toClass(part: ElementContent): ElementContent {
  if (part.type !== 'element') return part;
  const name = /--code-token-([a-z-]+)/.exec(String(part.properties['style'] ?? ''))?.[1];
  const text: ElementContent = { type: 'text', value: toString(part) };
  return name === undefined
    ? text
    : { type: 'element', tagName: 'span', properties: { className: [`code-${name}`] }, children: [text] };
}
