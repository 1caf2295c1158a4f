import type { LoaderFunctionArgs } from '@remix-run/node';
import { upstreamFor } from '@starhaven/upstream/server';
import { postPath } from '../../together/blog/post-paths';
import { readPublicPost } from '../../lib/reading/read-public-post.server';

/** `/a/{id}`: redirects to the post's full address, or to `/blog` if the post cannot be read (docs/behaviour/blog.md#routes). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { post } = await readPublicPost(upstreamFor(context, request), params['id'] ?? '', false);
  const to = post ? postPath(post) : '/blog';
  // For browsers that do not follow redirects by themselves.
  return new Response('Redirecting...', {
    status: 302,
    headers: { Location: to, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
