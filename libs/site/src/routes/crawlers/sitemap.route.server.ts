import type { LoaderFunctionArgs } from '@remix-run/node';
import { listGames } from '@starhaven/contracts/games';
import { commandFileOf, engineHref, engineSlug } from '@starhaven/game-commands';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { siteFor } from '../../lib/site-settings.server';

interface SitemapPage {
  path: string;
  changeFrequency: 'hourly' | 'daily' | 'weekly' | 'monthly';
  priority?: number;
  /** Unix seconds. */
  lastUpdate?: number;
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
  { path: '/sponsor', changeFrequency: 'monthly', isLive: false },
  { path: '/guide', changeFrequency: 'monthly', isLive: true },
  { path: '/blog', changeFrequency: 'daily', isLive: true },
  { path: '/ask', changeFrequency: 'daily', isLive: true },
  { path: '/community', changeFrequency: 'monthly', isLive: true },
  { path: '/contact', changeFrequency: 'monthly', isLive: true },
  { path: '/faq', changeFrequency: 'monthly', isLive: true },
];

/** `sitemap.xml`. Without the upstream it lists the fixed pages, and the answer is not cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { url } = siteFor(context);
  const games = await gamePages(request, context);
  const entries = [...pages.filter((page) => page.isLive), ...(games ?? [])];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map((page) => toXml(page, url)).join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': games === null ? 'no-store' : 'public, max-age=3600',
    },
  });
}

/** The pages of the games and the command lists of their engines, or null when the list is not available. */
async function gamePages(request: Request, context: unknown): Promise<SitemapPage[] | null> {
  try {
    const { data } = await upstreamFor(context, request).call(listGames, {});
    return data.flatMap(({ slug, lastUpdate, engine }): SitemapPage[] => [
      { path: `/downloads/${slug}`, changeFrequency: 'weekly', lastUpdate, isLive: true },
      ...engine
        .filter((one) => commandFileOf(one) !== null)
        .map((one): SitemapPage => ({
          path: engineHref({ gameSlug: slug, engine: engineSlug(one) }),
          changeFrequency: 'weekly',
          isLive: true,
        })),
    ]);
  } catch (error) {
    if (isUpstreamError(error)) return null;
    throw error;
  }
}

function toXml({ path, changeFrequency, priority, lastUpdate }: SitemapPage, siteUrl: string): string {
  const parts = [
    `<loc>${escapeXml(new URL(path, `${siteUrl}/`).href)}</loc>`,
    lastUpdate ? `<lastmod>${new Date(lastUpdate * 1000).toISOString().slice(0, 10)}</lastmod>` : '',
    `<changefreq>${changeFrequency}</changefreq>`,
    priority === undefined ? '' : `<priority>${priority.toFixed(1)}</priority>`,
  ];
  return `  <url>${parts.join('')}</url>`;
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
