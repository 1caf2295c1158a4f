import type { LoaderFunctionArgs } from '@remix-run/node';
import { feedAnswer, noFeed } from '@starhaven/prose/server';
import type { FeedForm } from '@starhaven/prose/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readPosts } from '../../lib/reading/read-posts.server';

/** `/blog/feed.xml` as RSS and `/blog/feed.atom` as Atom: the newest posts with their short texts. */
const loaderFor = (form: FeedForm) =>
  async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
    const { list } = await readPosts(upstreamFor(context, request), { tag: '', q: '', page: 1 });
    if (list === null) return noFeed('Failed to load blog posts. Please try again later.');
    const entries = list.posts.map(({ to, title, shortContent, time, update, tags, owner }) => ({
      ...{ to, title, text: shortContent, time, update, tags, author: owner.username },
    }));
    const about = { path: '/blog', title: 'blog', description: 'Posts' };
    return feedAnswer(context, form, { ...about, entries });
  };

export const rssLoader = loaderFor('rss');
export const atomLoader = loaderFor('atom');
