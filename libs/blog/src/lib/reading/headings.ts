export interface PostHeading {
  id: string;
  text: string;
  /** 1 to 6. */
  depth: number;
}

const heading = /<h([1-6])[^>]*?\sid="([^"<>]+)"[^>]*>([\s\S]*?)<\/h\1>/g;

/** The headings of a rendered body, for the table of contents. HTML of our own host comes without a list of them. */
export const headingsOf = (html: string): PostHeading[] =>
  [...html.matchAll(heading)].flatMap(([, depth, id, inner]) => {
    const text = textOf(inner ?? '');
    return id && text !== '' ? [{ id: unescapeHtml(id), text, depth: Number(depth) }] : [];
  });

const textOf = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The entities that our renderer writes. */
export const unescapeHtml = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
