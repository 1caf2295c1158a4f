import { postPath } from '@starhaven/contracts/blog';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { upstreamFor } from '@starhaven/upstream/server';
import { redirectScreen } from '../../lib/reading/redirect-screen.server';
import { readPublicPost } from '../../lib/reading/read-public-post.server';

/** `/a/{id}`: redirects to the post's full address, or to `/blog` if the post cannot be read (docs/behaviour/blog.md#routes). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { post } = await readPublicPost(upstreamFor(context, request), params['id'] ?? '', false);
  return redirectScreen(post ? postPath(post) : '/blog');
}
