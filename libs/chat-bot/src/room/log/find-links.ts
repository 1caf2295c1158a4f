export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const address = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** These characters belong to the sentence, not to the address. */
const sentenceEnd = /[.,;:!?…]+$/;

const count = (text: string, char: string) => text.split(char).length - 1;

function trimAddress(found: string): string {
  let href = found.replace(sentenceEnd, '');
  while (href.endsWith(')') && count(href, ')') > count(href, '(')) href = href.slice(0, -1).replace(sentenceEnd, '');
  return href;
}

/** Splits a message into text and web addresses, in order. Only http and https become links. */
export function findLinks(input: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of input.matchAll(address)) {
    const href = trimAddress(found);
    if (index > end) parts.push({ kind: 'text', text: input.slice(end, index) });
    parts.push({ kind: 'link', text: href, href });
    end = index + href.length;
  }
  if (end < input.length) parts.push({ kind: 'text', text: input.slice(end) });
  return parts;
}
