import type { OwnBlogPost, PostState } from '@starhaven/contracts/blog';

/** What the form of a post holds, as texts: the same in the page, in a request and in the store of unsaved work. */
export interface PostValues {
  title: string;
  slug: string;
  shortContent: string;
  /** Markdown, byte for byte except for line breaks: forms send them in their own way, see `keepLineBreaks`. */
  content: string;
  thumbnail: string;
  /** Joined by commas. */
  tags: string;
  comment: boolean;
  index: boolean;
  state: PostState;
  /** `2026-05-01T18:30` in `zone`; empty when nothing is planned. */
  publishAt: string;
  /** IANA name of a time zone. */
  zone: string;
  /** The version that was opened; 0 = none. */
  version: number;
  /** Repeats of one attempt to create a post have the same one. */
  nonce: string;
}

/** The form before the author types anything (docs/behaviour/blog.md#blog-draft). */
export const emptyValues: PostValues = {
  ...{ title: '', slug: '', shortContent: '', content: '', thumbnail: '', tags: '' },
  ...{ comment: true, index: true, state: 'published', publishAt: '', zone: 'UTC', version: 0, nonce: '' },
};

/** A post as the form shows it. Times are in UTC until the browser names its zone. */
export function valuesOf(post: OwnBlogPost): PostValues {
  const { title, slug, shortContent, content = '', thumbnail, tag, comment, index, state, publishAt, version } = post;
  const planned = publishAt > 0 ? new Date(publishAt * 1000).toISOString().slice(0, 16) : '';
  return {
    ...{ title, slug, shortContent, content, thumbnail, comment, index, state, version },
    ...{ tags: tag.join(', '), publishAt: planned, zone: 'UTC', nonce: '' },
  };
}

/** The fields of a sent form; a field that is missing is empty. */
export function readValues(fields: FormData): PostValues {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const state = text('state');
  return {
    title: text('title'),
    slug: text('slug'),
    shortContent: text('shortContent'),
    content: text('content').replaceAll('\r\n', '\n'),
    thumbnail: text('thumbnail'),
    tags: text('tags'),
    comment: fields.has('comment'),
    index: fields.has('index'),
    state: state === 'draft' || state === 'planned' ? state : 'published',
    publishAt: text('publishAt'),
    zone: text('zone') || 'UTC',
    version: /^\d{1,9}$/.test(text('version')) ? Number(text('version')) : 0,
    nonce: text('nonce'),
  };
}

const lineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** The stored text itself if the form changed nothing but line breaks, which browsers rewrite in every text area. */
export const keepLineBreaks = (sent: string, stored: string): string =>
  lineFeeds(sent) === lineFeeds(stored) ? stored : sent;
