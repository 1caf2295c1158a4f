import type { LoaderFunctionArgs } from '@remix-run/node';
import { upstreamFor } from '@starhaven/upstream/server';
import { Feed } from 'feed';
import { escapeHtml } from '../../lib/reading/headings';
import type { PostSummary } from '../../lib/reading/post-summary';
import { readPosts } from '../../lib/reading/read-posts.server';
import { siteOf } from '../../lib/reading/site-of';
import type { Site } from '../../lib/reading/site-of';
import { wellFormed } from '../../lib/reading/well-formed';

/** `/blog/feed.xml` as RSS and `/blog/feed.atom` as Atom: the newest posts with their short texts. */
const loaderFor = (form: 'rss' | 'atom') =>
  async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
    const { list } = await readPosts(upstreamFor(context, request), { tag: '', q: '', page: 1 });
    if (list === null) {
      return new Response('Failed to load blog posts. Please try again later.', {
        status: 503,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60', 'Cache-Control': 'no-store' },
      });
    }
    const feed = toFeed(list.posts, siteOf(context, request));
    return new Response(form === 'rss' ? feed.rss2() : feed.atom1(), {
      headers: {
        'Content-Type': `application/${form}+xml; charset=utf-8`,
        'Cache-Control': 'public, max-age=300',
        'Access-Control-Allow-Origin': '*',
      },
    });
  };

export const rssLoader = loaderFor('rss');
export const atomLoader = loaderFor('atom');

/** Atom requires a date even for a feed without entries. */
const startedAt = new Date();

const dateOf = (seconds: number) => (seconds > 0 ? new Date(seconds * 1000) : startedAt);

function toFeed(posts: readonly PostSummary[], site: Site): Feed {
  const feed = new Feed({
    id: `${site.url}/blog`,
    title: `${site.name} blog`,
    description: `Posts of ${site.name}`,
    link: `${site.url}/blog`,
    feedLinks: { atom: `${site.url}/blog/feed.atom`, rss: `${site.url}/blog/feed.xml` },
    copyright: '',
    // Atom requires an author.
    author: { name: site.name },
    updated: posts.length === 0 ? startedAt : dateOf(Math.max(...posts.map(({ time, update }) => update || time))),
  });
  for (const { to, title, shortContent, time, update, tags, owner } of posts) {
    feed.addItem({
      id: site.url + to,
      link: site.url + to,
      // The library declares titles and descriptions as HTML.
      title: forFeed(title),
      description: forFeed(shortContent),
      date: dateOf(update || time),
      published: dateOf(time),
      category: tags.map((tag) => ({ name: withoutControls(tag) })),
      ...(owner.username === '' ? {} : { author: [{ name: withoutControls(owner.username) }] }),
    });
  }
  return feed;
}

const forFeed = (text: string) => withoutControls(escapeHtml(text));

/** XML cannot represent most control characters; a single one would break the whole feed. */
const withoutControls = (text: string) =>
  // eslint-disable-next-line no-control-regex -- these are what is taken out
  wellFormed(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
