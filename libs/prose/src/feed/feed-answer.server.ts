import type { AppLoadContext } from '@remix-run/node';
import { Feed } from 'feed';
import { escapeHtml } from '@starhaven/rich-text';
import { siteFor } from '@starhaven/upstream/server';
import type { SiteSettings } from '@starhaven/upstream/server';
import { wellFormed } from '../together/blog/well-formed';

export type FeedForm = 'rss' | 'atom';

export interface FeedEntry {
  /** Path of the entry's page on this site. */
  to: string;
  title: string;
  /** Plain text. */
  text: string;
  /** Unix seconds; 0 = unknown. */
  time: number;
  /** Unix seconds; 0 = never changed. */
  update: number;
  tags: readonly string[];
  /** Empty if unknown. */
  author: string;
}

export interface FeedContent {
  /** Path of the page to which the feed belongs; the feeds are at `feed.xml` and `feed.atom` below it. */
  path: string;
  /** Added after the name of the site, such as `blog`. */
  title: string;
  /** Added before `of` and the name of the site, such as `Posts`. */
  description: string;
  entries: readonly FeedEntry[];
}

/** A feed as RSS or Atom. */
export function feedAnswer(context: AppLoadContext, form: FeedForm, content: FeedContent): Response {
  const feed = toFeed(content, siteFor(context));
  return new Response(form === 'rss' ? feed.rss2() : feed.atom1(), {
    headers: {
      'Content-Type': `application/${form}+xml; charset=utf-8`,
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
    },
  });
}

/** The answer if the host fails; feed readers ask again later. */
export const noFeed = (message: string) =>
  new Response(message, {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60', 'Cache-Control': 'no-store' },
  });

/** Atom requires a date even for a feed without entries. */
const startedAt = new Date();

const dateOf = (seconds: number) => (seconds > 0 ? new Date(seconds * 1000) : startedAt);

function toFeed({ path, title, description, entries }: FeedContent, site: SiteSettings): Feed {
  const page = `${site.url}${path}`;
  const feed = new Feed({
    id: page,
    title: `${site.name} ${title}`,
    description: `${description} of ${site.name}`,
    link: page,
    feedLinks: { atom: `${page}/feed.atom`, rss: `${page}/feed.xml` },
    copyright: '',
    // Atom requires an author.
    author: { name: site.name },
    updated: entries.length === 0 ? startedAt : dateOf(Math.max(...entries.map(({ time, update }) => update || time))),
  });
  for (const { to, title: name, text, time, update, tags, author } of entries) {
    feed.addItem({
      id: site.url + to,
      link: site.url + to,
      // The library declares titles and descriptions as HTML.
      title: forFeed(name),
      description: forFeed(text),
      date: dateOf(update || time),
      published: dateOf(time),
      category: tags.map((tag) => ({ name: withoutControls(tag) })),
      ...(author === '' ? {} : { author: [{ name: withoutControls(author) }] }),
    });
  }
  return feed;
}

/** A text for a field that feeds declare as HTML. */
export const forFeed = (text: string) => withoutControls(escapeHtml(text));

/** XML cannot represent most control characters; a single one would break the whole feed. */
const withoutControls = (text: string) =>
  // eslint-disable-next-line no-control-regex -- these characters are removed
  wellFormed(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
