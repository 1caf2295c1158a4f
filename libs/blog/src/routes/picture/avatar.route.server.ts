import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { pageForwarderFor, upstreamFor } from '@starhaven/upstream/server';

const types = /^image\/(?:png|jpeg|webp|svg\+xml)(?:;|$)/;

/** The picture of an author from our own API, which browsers may not be able to reach (docs/behaviour/blog.md#owner). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const notFound = new Response('Not Found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  const client = upstreamFor(context, request);
  if (!/^\d{1,15}$/.test(params['uid'] ?? '') || !client.hasExtension(extensions.avatars)) return notFound;
  const answer = await pageForwarderFor(context)(request);
  const type = answer.headers.get('Content-Type') ?? '';
  if (answer.status !== 200 || !types.test(type)) {
    void answer.body?.cancel();
    return notFound;
  }
  return new Response(answer.body, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      // An SVG picture may contain scripts; this policy keeps them from running when it is opened directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
