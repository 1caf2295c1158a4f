import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteFor } from '@starhaven/upstream/server';

const allowed = ['/', '/downloads', '/status', '/handbook', '/sponsor'];
const disallowed = ['/admin', '/api', '/account', '/login'];

/** The sitemap of the site, and those of features with too many pages to be listed there. */
const sitemaps = ['/sitemap.xml', '/blog/sitemap.xml'];

/** `robots.txt` with the spec's rules (docs/behaviour/site.md#robots). */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${siteFor(context).url}${path}`),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
