/** Longer input is cut first, because an excerpt needs only its beginning. */
const maxRead = 4_000;

/** Each rule is linear in the length of the text. */
const rules: readonly [RegExp, string][] = [
  // Fences, and lines that only underline a heading or divide the text.
  [/^[ \t]{0,3}(?:```|~~~)[^\n]*$/gm, ''],
  [/^[ \t]{0,3}(?:=+|-{3,}|\*{3,}|_{3,})[ \t]*$/gm, ''],
  // Marks of headings, quotes and list items.
  [/^[ \t]{0,3}#{1,6}[ \t]+/gm, ''],
  [/^[ \t]{0,3}>[ \t]?/gm, ''],
  [/^[ \t]{0,8}[-*+][ \t]+/gm, '• '],
  // Pictures and links: only their words stay.
  [/!?\[([^\][]*)\]\([^()\s]*(?:[ \t]+"[^"\n]*")?\)/g, '$1'],
  [/(\*\*|__|~~)(?=\S)/g, ''],
  [/(?<=\S)(\*\*|__|~~)/g, ''],
  [/(?<![\w*])\*(?=[^\s*])|(?<=[^\s*])\*(?![\w*])/g, ''],
  [/`+/g, ''],
  [/\\([\\`*_[\]<>#])/g, '$1'],
];

/**
 * The beginning of a Markdown text in plain words, for cards, feeds and search engines. At most `maxLength` characters; line breaks stay if
 * `hasLines`. It only removes signs, so its result is text and never markup.
 */
export function excerptOf(markdown: string, maxLength: number, { hasLines = false } = {}): string {
  const read = markdown.slice(0, maxRead);
  const plain = rules.reduce((text, [sign, words]) => text.replace(sign, words), read.replace(/\r\n?/g, '\n'));
  const text = (hasLines ? plain.replace(/\n{2,}/g, '\n') : plain.replace(/\s+/g, ' ')).trim();
  const letters = [...text];
  if (letters.length <= maxLength && markdown.length <= maxRead) return text;
  const cut = letters.slice(0, maxLength).join('');
  return `${cut.replace(/\s+\S{0,20}$/, '').trimEnd()}…`;
}
