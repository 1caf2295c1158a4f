import { data, redirect } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { findItemType } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { aboutSearch } from '../../lib/search/about-search';
import type { HandbookSearch } from '../../lib/search/handbook-search';
import { isSearch, searchPath } from '../../lib/search/handbook-search';
import { readGames } from '../../lib/games/read-games.server';
import { readItems } from '../../lib/items/read-items.server';
import { answerable, readSearch } from '../../lib/search/read-search';
import { readSummary } from '../../lib/items/read-summary.server';
import { searchChoices } from '../../lib/search/search-choices';

/** The search in the address, with its first results. If the form was sent without scripts, it redirects to the address of the search. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // `q` is the specification's parameter; the form of our own page sends `search`.
  const formTerm = searchParams.get('search') ?? searchParams.get('q');
  if (formTerm !== null) throw redirect(searchPath(readSearch(formTerm, searchParams)));

  const client = upstreamFor(context, request);
  const asked = readSearch(params['term'] ?? '', searchParams);
  const [list, { summary, isPartial }] = await Promise.all([readGames(client), readSummary(client)]);
  const { games } = list;
  const hasFilters = client.hasExtension(extensions.itemFilters);
  const search: HandbookSearch = {
    ...answerable(asked, hasFilters),
    game: games.some(({ id }) => id === asked.game) ? asked.game : null,
  };
  const results = isSearch(search) ? await readItems(client, search, games) : null;
  const sharing = list.isPartial || isPartial ? { headers: unsharedPage } : {};
  return data(
    {
      search,
      games,
      choices: searchChoices(games, hasFilters),
      results,
      summary: summary.map(toCounts),
      about: aboutSearch(search, results),
    },
    results?.problem ? problemAnswer(results.problem) : sharing,
  );
}

export const headers = sharedPage({
  query: ['q', 'search', 'game', 'type', 'language', 'page', 'stars', 'weapon', 'sort', 'view'],
});

const toCounts = ({
  game,
  isStarter,
  isFilling,
  types,
}: Awaited<ReturnType<typeof readSummary>>['summary'][number]) => ({
  game,
  isStarter,
  isFilling,
  types: types.map(({ type, count }) => ({ type, count, label: findItemType(type)?.label ?? `Type ${type}` })),
});
