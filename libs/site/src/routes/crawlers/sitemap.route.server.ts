import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { listGames, downloadsPath } from '@starhaven/contracts/games';
import { commandFileOf, engineHref, engineSlug } from '@starhaven/game-commands';
import { sitemapXml } from '@starhaven/ui-kit/server';
import type { SitemapEntry } from '@starhaven/ui-kit/server';
import { orNull, siteFor, upstreamFor } from '@starhaven/upstream/server';

interface SitemapPage extends SitemapEntry {
  /** Set to true by the change that adds the page. */
  isLive: boolean;
}

/** The spec's pages with their frequencies (docs/behaviour/site.md#sitemap), then our own pages. */
const pages: readonly SitemapPage[] = [
  { path: '/', changeFrequency: 'daily', priority: 1, isLive: true },
  { path: '/downloads', changeFrequency: 'weekly', isLive: true },
  { path: '/status', changeFrequency: 'hourly', isLive: true },
  { path: '/handbook', changeFrequency: 'weekly', isLive: true },
  { path: '/command', changeFrequency: 'weekly', isLive: true },
  { path: '/account', changeFrequency: 'weekly', isLive: true },
  { path: '/sponsor', changeFrequency: 'monthly', isLive: true },
  { path: '/guide', changeFrequency: 'monthly', isLive: true },
  { path: '/blog', changeFrequency: 'daily', isLive: true },
  { path: '/ask', changeFrequency: 'daily', isLive: true },
  { path: '/community', changeFrequency: 'monthly', isLive: true },
  { path: '/contact', changeFrequency: 'monthly', isLive: true },
  { path: '/faq', changeFrequency: 'monthly', isLive: true },
  { path: '/terms', changeFrequency: 'monthly', isLive: true },
  { path: '/privacy', changeFrequency: 'monthly', isLive: true },
];

/** `sitemap.xml`. Without the upstream it lists the fixed pages, and the answer is not cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { url } = siteFor(context);
  const games = await gamePages(request, context);
  const entries = [...pages.filter((page) => page.isLive), ...(games ?? [])];
  return new Response(sitemapXml(entries, url), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': games === null ? 'no-store' : 'public, max-age=3600',
    },
  });
}

/** The pages of the games and the command lists of their engines, or null if the list is not available. */
const gamePages = (request: Request, context: AppLoadContext): Promise<SitemapPage[] | null> =>
  orNull(async () => {
    const { data } = await upstreamFor(context, request).call(listGames, {});
    return data.flatMap(({ slug, lastUpdate, engine }): SitemapPage[] => [
      { path: downloadsPath(slug), changeFrequency: 'weekly', lastUpdate, isLive: true },
      ...engine
        .filter((one) => commandFileOf(one) !== null)
        .map((one): SitemapPage => ({
          path: engineHref({ gameSlug: slug, engine: engineSlug(one) }),
          changeFrequency: 'weekly',
          isLive: true,
        })),
    ]);
  });
