import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { findItemTypeBySlug } from '@starhaven/contracts/handbook';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { failedProblem } from '../../lib/page-problem';
import { readGames } from '../../lib/games/read-games.server';
import { readItemCommands } from '../../lib/item/read-item-commands.server';
import { readItem } from '../../lib/item/read-item.server';
import { readSearch } from '../../lib/search/read-search';

const unknown: PageProblem = {
  title: 'There is no such item',
  message: 'It may have another type or number, or the game has removed it. Search for its name.',
  canRetry: false,
  status: 404,
};

/** One item; 404 if the game, type or number does not exist. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const answerProblem = (problem: PageProblem) =>
    data({ view: null, trail: [], commands: [], problem }, problemAnswer(problem));
  const type = findItemTypeBySlug(params['typeSlug']);
  const id = params['itemId'] ?? '';
  if (!type || !/^[\w.-]{1,40}$/.test(id)) return answerProblem(unknown);
  const client = upstreamFor(context, request);
  const { games, isPartial, engines } = await readGames(client);
  const game = games.find(({ slug }) => slug === params['gameSlug']);
  if (!game && isPartial) return answerProblem(failedProblem());
  if (!game) return answerProblem(unknown);
  const query = new URL(request.url).searchParams;
  const { language } = readSearch('', query);
  const grup = query.get('group')?.slice(0, 64);
  const read = async () => {
    const asked = { game: game.id, type: type.type, id };
    const [view, more] = await Promise.all([
      readItem(client, { ...asked, grup, language }, games),
      readItemCommands(client, { gameSlug: game.slug, engines: engines.get(game.id) ?? [], item: asked }),
    ]);
    if (!view) return answerProblem(unknown);
    const trail = [
      { label: 'Handbook', to: '/handbook' },
      { label: game.title, to: `/handbook?game=${game.id}` },
      { label: type.plural, to: `/handbook?game=${game.id}&type=${type.type}` },
    ];
    const { commands } = more;
    const isWhole = !isPartial && !more.isPartial;
    return data({ view, trail, commands, problem: null }, isWhole ? {} : { headers: unsharedPage });
  };
  return orElse(read, (error) => answerProblem(failedProblem(failureStatus(error))));
}

export const headers = sharedPage({ query: ['language', 'group'] });
