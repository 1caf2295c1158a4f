import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { findItemTypeBySlug } from '../../lib/item-types';
import type { PageProblem } from '../../lib/page-problem';
import { failedProblem } from '../../lib/page-problem';
import { readGames } from '../../lib/read-games.server';
import { readItem } from '../../lib/read-item.server';
import { readSearch } from '../../lib/read-search';

const unknown: PageProblem = {
  title: 'There is no such item',
  message: 'It may have another type or number, or the game has removed it. Search for its name.',
  canRetry: false,
};

/** One item; 404 when game, type or number are nobody's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const without = (problem: PageProblem) => ({ view: null, trail: [], problem });
  const type = findItemTypeBySlug(params['typeSlug']);
  const id = params['itemId'] ?? '';
  if (!type || !/^[\w.-]{1,40}$/.test(id)) return data(without(unknown), { status: 404 });
  const client = upstreamFor(context, request);
  const { games, isPartial } = await readGames(client);
  const game = games.find(({ slug }) => slug === params['gameSlug']);
  if (!game && isPartial) return data(without(failedProblem), { status: 502, headers: unsharedPage });
  if (!game) return data(without(unknown), { status: 404 });
  const query = new URL(request.url).searchParams;
  const { language } = readSearch('', query);
  const grup = query.get('group')?.slice(0, 64);
  try {
    const view = await readItem(client, { game: game.id, type: type.type, id, grup, language }, games);
    if (!view) return data(without(unknown), { status: 404 });
    const trail = [
      { label: 'Handbook', to: '/handbook' },
      { label: game.title, to: `/handbook?game=${game.id}` },
      { label: type.plural, to: `/handbook?game=${game.id}&type=${type.type}` },
    ];
    return data({ view, trail, problem: null }, isPartial ? { headers: unsharedPage } : {});
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return data(without(failedProblem), { status: failureStatus(error), headers: unsharedPage });
  }
}

export const headers = sharedPage({ query: ['language', 'group'] });
