import type { OwnBlogPost, PostState } from '@starhaven/contracts/blog';

/** The fields of a post's form as texts, in the page, in a request and in the browser's storage of unsaved work. */
export interface PostValues {
  title: string;
  slug: string;
  shortContent: string;
  /** Markdown, byte for byte except for line breaks, which browsers change in forms; see `keepLineBreaks`. */
  content: string;
  thumbnail: string;
  /** Separated by commas. */
  tags: string;
  comment: boolean;
  index: boolean;
  state: PostState;
  /** `2026-05-01T18:30` in `zone`; empty if no time is planned. */
  publishAt: string;
  /** IANA name of a time zone. */
  zone: string;
  /** The version of the opened post; 0 = none. */
  version: number;
  /** Repeated attempts to create a post send the same nonce. */
  nonce: string;
}

/** The form before the author types anything (docs/behaviour/blog.md#blog-draft). */
export const emptyValues: PostValues = {
  ...{ title: '', slug: '', shortContent: '', content: '', thumbnail: '', tags: '' },
  ...{ comment: true, index: true, state: 'published', publishAt: '', zone: 'UTC', version: 0, nonce: '' },
};

/** A stored post as form values. Times are in UTC until the browser's time zone is known. */
export function valuesOf(post: OwnBlogPost): PostValues {
  const { title, slug, shortContent, content = '', thumbnail, tag, comment, index, state, publishAt, version } = post;
  const planned = publishAt > 0 ? new Date(publishAt * 1000).toISOString().slice(0, 16) : '';
  return {
    ...{ title, slug, shortContent, content, thumbnail, comment, index, state, version },
    ...{ tags: tag.join(', '), publishAt: planned, zone: 'UTC', nonce: '' },
  };
}

/** The fields of a sent form; a missing field is empty. */
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

/** Returns the stored text if the form changed only line breaks, which browsers rewrite in every text area. */
export const keepLineBreaks = (sent: string, stored: string): string =>
  lineFeeds(sent) === lineFeeds(stored) ? stored : sent;
