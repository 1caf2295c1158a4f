import { unescapeHtml } from '@starhaven/prose';

export interface PostHeading {
  id: string;
  text: string;
  /** 1 to 6; the current pipeline writes 2 to 6. */
  depth: number;
}

const heading = /<h([1-6])[^>]*?\sid="([^"<>]+)"[^>]*>([\s\S]*?)<\/h\1>/g;

/** The headings of a rendered body, for the table of contents. Our own host sends HTML without a list of them. */
export const headingsOf = (html: string): PostHeading[] =>
  [...html.matchAll(heading)].flatMap(([, depth, id, inner]) => {
    const text = textOf(inner ?? '');
    return id && text !== '' ? [{ id: unescapeHtml(id), text, depth: Number(depth) }] : [];
  });

const textOf = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
