import type { MetaFunction } from '@remix-run/react';
import type { DataVersion } from '@starhaven/contracts/handbook';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { ChangePage } from '../../lib/changes-path';
import { changePath } from '../../lib/changes-path';
import type { HandbookGame } from '../../lib/handbook-game';
import type { PageProblem } from '@starhaven/ui-kit';

interface PageData {
  game: HandbookGame | null;
  version: DataVersion | null;
  asked: ChangePage;
  problem: PageProblem | null;
}

export const changeMeta: MetaFunction = ({ data, matches }) => {
  const site = siteFromMatches(matches);
  const page = data as PageData | undefined;
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
