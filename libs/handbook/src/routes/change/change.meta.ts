import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { changePath } from '../../lib/changes/changes-path';
import type { loader } from './change.route.server';

export const changeMeta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const site = siteFromMatches(matches);
  if (!page?.game || !page.version) {
    const title = page?.problem?.title ?? 'Handbook';
    return pageMeta({ site, title, description: page?.problem?.message ?? title, path: '/handbook', isIndexed: false });
  }
  const { game, version, asked } = page;
  const day = version.time > 0 ? ` on ${new Date(version.time * 1000).toISOString().slice(0, 10)}` : '';
  return pageMeta({
    site,
    title: `Changes in ${game.title}${day}`,
    description: `${version.added} items added, ${version.changed} changed and ${version.removed} removed in the handbook of ${game.title}${day}.`,
    path: changePath(game.slug, version.id, { kind: null, page: 1 }),
    isIndexed: asked.kind === null && asked.page === 1,
  });
};
