import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { changesPath } from '../../lib/changes/changes-path';
import type { loader } from './changes.route.server';

export const changesMeta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const site = siteFromMatches(matches);
  const { game, problem } = data ?? { game: null, problem: null };
  if (!game) {
    const title = problem?.title ?? 'Handbook';
    return pageMeta({ site, title, description: problem?.message ?? title, path: '/handbook', isIndexed: false });
  }
  return pageMeta({
    site,
    title: `What changed in ${game.title}`,
    description: `Items that were added to, changed in and removed from the handbook of ${game.title}, update by update.`,
    path: changesPath(game.slug),
  });
};
