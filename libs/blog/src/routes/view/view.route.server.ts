import type { ActionFunctionArgs } from '@remix-run/node';
import { countBlogView } from '@starhaven/contracts/blog';
import { extensions } from '@starhaven/contracts/protocol';
import { isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { isPostId } from '../../lib/reading/post-paths';

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Counts a reader (docs/behaviour/blog.md#views). Only for our own host, which gets the visitor's address to count it once. The web server
 * refuses other sites for every write; a request that names no origin at all is no browser's.
 */
// Not made by formAction: the page sends this with `sendBeacon`, which ignores the answer.
export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params['id'] ?? '';
  const isBrowser = request.headers.has('Origin') || request.headers.get('Sec-Fetch-Site') === 'same-origin';
  if (!isBrowser) return answer(403);
  const client = upstreamFor(context, request);
  if (!isPostId(id) || !client.hasExtension(extensions.blog) || !client.isProven('book')) return answer(404);
  try {
    await client.call(countBlogView, { params: { id } });
  } catch (error) {
    // A view that is not counted is no reason to tell a reader.
    if (!isUpstreamError(error)) throw error;
  }
  return answer(204);
}

export const loader = () => answer(404);
