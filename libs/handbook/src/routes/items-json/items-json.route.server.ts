import type { LoaderFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { problemAnswer } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readGames } from '../../lib/games/read-games.server';
import { readItems } from '../../lib/items/read-items.server';
import { answerable, readSearch } from '../../lib/search/read-search';

/** `/handbook/data/items.json`: the results of the search page, for its script. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const client = upstreamFor(context, request);
  const asked = readSearch(searchParams.get('search') ?? '', searchParams);
  const search = answerable(asked, client.hasExtension(extensions.itemFilters));
  const { games, isPartial } = await readGames(client);
  const page = await readItems(client, search, games);
  const headers = { 'Cache-Control': isPartial || page.problem ? 'no-store' : 'no-cache' };
  return Response.json(page, { headers, ...(page.problem && problemAnswer(page.problem)) });
}
