import type { LoaderFunctionArgs } from '@remix-run/node';
import { isPathId } from '@starhaven/contracts/protocol';
import { siteFor, upstreamFor } from '@starhaven/upstream/server';
import { LRUCache } from 'lru-cache';
import { drawTitle } from '../../lib/reading/draw-title.server';
import { readPublicPost } from '../../lib/reading/read-public-post.server';

const drawn = new LRUCache<string, Buffer, { title: string; site: string }>({
  max: 100,
  // A picture whose place is taken while it is drawn is still sent.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: { title, site } }) => drawTitle(title, site),
});

const refuse = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** `/blog/og/{id}.png`: the preview picture of a post without a thumbnail, drawn from its title. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = /^(.*)\.png$/.exec(params['file'] ?? '')?.[1] ?? '';
  if (!isPathId(id)) return refuse(404);
  const { post, problem } = await readPublicPost(upstreamFor(context, request), id, false);
  if (problem) return refuse(problem.status);
  const site = siteFor(context).name;
  const title = post.title.trim() || 'Untitled';
  const picture = await drawn.forceFetch(JSON.stringify([site, title]), { context: { title, site } });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
