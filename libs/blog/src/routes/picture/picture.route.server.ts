import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { pageForwarderFor, upstreamFor } from '@starhaven/upstream/server';

const name = /^[a-z2-7]{32}_(?:thumbnail|small|original)\.webp$/;

const notFound = () => new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-store' } });

/**
 * A picture of a post from our own API, which browsers may not be able to reach. Its name is a digest of its content, so caches may keep
 * it.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (!name.test(params['name'] ?? '')) return notFound();
  if (!upstreamFor(context, request).hasExtension(extensions.blog)) return notFound();
  const answer = await pageForwarderFor(context)(request);
  if (answer.status !== 200) {
    void answer.body?.cancel();
    return answer.status === 404 ? notFound() : new Response('Bad Gateway', { status: 502 });
  }
  return new Response(answer.body, {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
