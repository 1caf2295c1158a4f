import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { listGames, downloadsPath } from '@starhaven/contracts/games';
import { commandFileOf, engineHref, engineSlug } from '@starhaven/game-commands';
import { sitemapXml } from '@starhaven/ui-kit/server';
import type { SitemapEntry } from '@starhaven/ui-kit/server';
import { orNull, siteFor, upstreamFor } from '@starhaven/upstream/server';

/** The spec's pages with their frequencies (docs/behaviour/site.md#sitemap), then our own pages. */
const pages: readonly SitemapEntry[] = [
  { path: '/', changeFrequency: 'daily', priority: 1 },
  { path: '/downloads', changeFrequency: 'weekly' },
  { path: '/status', changeFrequency: 'hourly' },
  { path: '/handbook', changeFrequency: 'weekly' },
  { path: '/command', changeFrequency: 'weekly' },
  { path: '/account', changeFrequency: 'weekly' },
  { path: '/sponsor', changeFrequency: 'monthly' },
  { path: '/guide', changeFrequency: 'monthly' },
  { path: '/blog', changeFrequency: 'daily' },
  { path: '/ask', changeFrequency: 'daily' },
  { path: '/community', changeFrequency: 'monthly' },
  { path: '/contact', changeFrequency: 'monthly' },
  { path: '/faq', changeFrequency: 'monthly' },
  { path: '/terms', changeFrequency: 'monthly' },
  { path: '/privacy', changeFrequency: 'monthly' },
];

/** `sitemap.xml`. Without the upstream it lists the fixed pages, and the answer is not cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { url } = siteFor(context);
  const games = await gamePages(request, context);
  const entries = [...pages, ...(games ?? [])];
  return new Response(sitemapXml(entries, url), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': games === null ? 'no-store' : 'public, max-age=3600',
    },
  });
}

/** The pages of the games and the command lists of their engines, or null if the list is not available. */
const gamePages = (request: Request, context: AppLoadContext): Promise<SitemapEntry[] | null> =>
  orNull(async () => {
    const { data } = await upstreamFor(context, request).call(listGames, {});
    return data.flatMap(({ slug, lastUpdate, engine }): SitemapEntry[] => [
      { path: downloadsPath(slug), changeFrequency: 'weekly', lastUpdate },
      ...engine
        .filter((one) => commandFileOf(one) !== null)
        .map((one): SitemapEntry => ({
          path: engineHref({ gameSlug: slug, engine: engineSlug(one) }),
          changeFrequency: 'weekly',
        })),
    ]);
  });
