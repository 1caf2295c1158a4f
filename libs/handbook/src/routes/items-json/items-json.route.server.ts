import type { LoaderFunctionArgs } from '@remix-run/node';
import { upstreamFor } from '@starhaven/upstream/server';
import { readSearch } from '../../lib/handbook-search';
import { readItems } from '../../lib/read-items.server';

/** `/handbook/data/items.json`: what the search page shows, for its script. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams.get('search') ?? '', searchParams);
  const { page, status } = await readItems(upstreamFor(context, request), search);
  return Response.json(page, { status, headers: { 'Cache-Control': 'no-cache' } });
}
