import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSite } from '../../lib/read-site.server';

/** The web manifest with the operator's site name. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name } = await readSite(context, request);
  const manifest = {
    name,
    short_name: name,
    description: 'A community home for private servers of three games',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#0a0f1e',
    theme_color: '#0a0f1e',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
