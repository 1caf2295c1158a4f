import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { problemAnswer, sharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readAsked, readDeleted, readPosts } from '../../lib/reading/read-posts.server';

/** The list of posts (docs/behaviour/blog.md#blog-list), with search and pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const search = new URL(request.url).searchParams;
  const asked = readAsked(search);
  const { list, problem } = await readPosts(client, asked);
  return data({ asked, list, problem, deleted: readDeleted(client, search) }, problem ? problemAnswer(problem) : {});
}

export const headers = sharedPage({ query: ['tag', 'q', 'page', 'deleted'] });
