import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { problemAnswer, sharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readAsked, readPosts } from '../../lib/reading/read-posts.server';

/** The list of posts (docs/behaviour/blog.md#blog-list), with search and pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const search = new URL(request.url).searchParams;
  const asked = readAsked(search);
  const { list, problem } = await readPosts(client, asked);
  const deletedId = /^[\w-]{1,64}$/.exec(search.get('deleted') ?? '')?.[0] ?? null;
  /** A post that was just deleted and can be restored. */
  const deleted = client.hasExtension(extensions.blog) ? deletedId : null;
  return data({ asked, list, problem, deleted }, problem ? problemAnswer(problem) : {});
}

export const headers = sharedPage({ query: ['tag', 'q', 'page', 'deleted'] });
