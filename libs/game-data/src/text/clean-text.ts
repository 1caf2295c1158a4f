import { fillPlaceholders } from './placeholders';
import { descMaxLength, nameMaxLength } from './text-limits';

/** Markup in the games' texts: tags, ruby and link marks, colours of Blue Archive. The enclosed text stays. */
const markup =
  /<\/?[a-z][^<>]{0,200}>|\{\/?(?:RUBY|LINK|SPRITE_PRESET|TEXTJOIN)[^{}]{0,200}\}|\[\/?c\]|\[-\]|\[[0-9a-f]{6}\]/gi;
/** Control characters except line feed and tab, and the marks that change the text direction. */
// eslint-disable-next-line no-control-regex -- taking control characters out is the point
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

function plain(raw: string, maxLength: number): string {
  const text = raw
    .slice(0, maxLength * 10)
    .replace(/\p{Surrogate}/gu, '')
    .replaceAll('\\n', '\n')
    .replace(markup, '')
    .replace(controls, '');
  return fillPlaceholders(text);
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength
    ? text
    : text
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd();
}

/** Texts that dumps write for a missing name. */
const missing = /^(?:|null|undefined|n\/a|\[n\/a\].*|\?+|unknown)$/i;

/** A name on one line without markup; undefined if the data has none. At most `nameMaxLength` characters. */
export function cleanName(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const name = cut(plain(raw, nameMaxLength).replace(/\s+/g, ' ').trim(), nameMaxLength);
  return missing.test(name) ? undefined : name;
}

/** A description without markup; undefined if the data has none. At most `descMaxLength` characters. */
export function cleanDesc(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const desc = cut(
    plain(raw, descMaxLength)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    descMaxLength,
  );
  return missing.test(desc) ? undefined : desc;
}
