import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readAsked, readDeleted, readPosts } from '../../lib/reading/read-posts.server';

/** Posts with a tag; without a tag redirects to `/blog` (docs/behaviour/blog.md#routes). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tag = params['tag']?.trim() ?? '';
  if (tag === '') throw redirect('/blog');
  const { pathname, searchParams: search } = new URL(request.url);
  if (!isDecodable(pathname)) throw new Response('Not Found', { status: 404, headers: unsharedPage });
  const asked = { ...readAsked(search, tag), q: '' };
  const client = upstreamFor(context, request);
  const { list, problem } = await readPosts(client, asked);
  const deleted = readDeleted(client, search);
  const page = { asked, list, problem, deleted };
  if (problem) return data(page, problemAnswer(problem));
  // An author who has just deleted the last post with the tag gets the usual answer, with the way to restore it.
  return data(page, list.total === 0 && deleted === null ? { status: 404, headers: unsharedPage } : {});
}

/** The router passes on a path with a broken escape as it is. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export const headers = sharedPage({ query: ['page', 'deleted'] });
