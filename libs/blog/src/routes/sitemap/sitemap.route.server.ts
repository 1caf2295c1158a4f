import type { LoaderFunctionArgs } from '@remix-run/node';
import { listBlogPosts } from '@starhaven/contracts/blog';
import { sitemapXml } from '@starhaven/ui-kit/server';
import { isDeclined, orElse, requireSuccess, siteFor, upstreamFor } from '@starhaven/upstream/server';
import { toSummary } from '../../together/blog/post-summary';

/** `/blog/sitemap.xml`: the newest posts that search engines may list, at most 500 from our own host (docs/behaviour/site.md#sitemap). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const read = async () => {
    const answer = await upstreamFor(context, request).call(listBlogPosts, { query: {} });
    // A host answers -1 if it has no posts.
    const posts = isDeclined(answer) ? [] : requireSuccess(listBlogPosts, answer).data;
    const entries = posts
      .map((post) => toSummary(post, 'own'))
      .filter(({ isIndexed }) => isIndexed)
      .map(({ to, time, update }) => ({
        path: to,
        changeFrequency: 'monthly' as const,
        lastUpdate: update || time,
      }));
    return new Response(sitemapXml(entries, siteFor(context).url), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  };
  // An empty sitemap would make search engines drop the posts.
  const failed = () =>
    new Response('Failed to load blog posts. Please try again later.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60', 'Cache-Control': 'no-store' },
    });
  return orElse(read, failed);
}
