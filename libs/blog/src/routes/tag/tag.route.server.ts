import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { problemAnswer, sharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readAsked, readDeleted, readPosts } from '../../lib/reading/read-posts.server';

/** Posts with a tag; without a tag redirects to `/blog` (docs/behaviour/blog.md#routes). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const tag = params['tag']?.trim() ?? '';
  if (tag === '') throw redirect('/blog');
  const search = new URL(request.url).searchParams;
  const asked = { ...readAsked(search, tag), q: '' };
  const client = upstreamFor(context, request);
  const { list, problem } = await readPosts(client, asked);
  return data({ asked, list, problem, deleted: readDeleted(client, search) }, problem ? problemAnswer(problem) : {});
}

export const headers = sharedPage({ query: ['page', 'deleted'] });
