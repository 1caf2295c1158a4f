import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteFor } from '../../lib/site-settings.server';

const allowed = ['/', '/downloads', '/status', '/handbook', '/sponsor'];
const disallowed = ['/admin', '/api', '/account', '/login'];

/** `robots.txt` with the spec's rules (docs/behaviour/site.md#robots). */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteFor(context).url}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
