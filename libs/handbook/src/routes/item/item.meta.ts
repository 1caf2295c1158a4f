import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { HandbookGame } from '../../lib/handbook-game';
import { itemPath } from '../../lib/item-path';
import { missingName } from '../../lib/item-summary';
import type { ItemTypeInfo } from '../../lib/item-types';
import type { ItemView } from '../../lib/item-view';
import type { PageProblem } from '../../lib/page-problem';

interface PageData {
  view: ItemView | null;
  game: HandbookGame | null;
  type: ItemTypeInfo | null;
  problem: PageProblem | null;
}

export const itemMeta: MetaFunction = ({ data, matches }) => {
  const site = siteFromMatches(matches);
  const { view, game, type, problem } = (data as PageData | undefined) ?? {
    view: null,
    game: null,
    type: null,
    problem: null,
  };
  if (!view || !game || !type) {
    const title = problem?.title ?? 'Handbook';
    return pageMeta({ site, title, description: problem?.message ?? title, path: '/handbook', isIndexed: false });
  }
  const name = view.item.name || missingName;
  const path = itemPath(view.item, [game]) ?? '/handbook';
  const kind = `${type.label} of ${game.title}`;
  const trail = [
    { name: 'Handbook', path: '/handbook' },
    { name: game.title, path: `/handbook?game=${game.id}` },
    { name: type.plural, path: `/handbook?game=${game.id}&type=${type.type}` },
    { name, path },
  ];
  return pageMeta({
    site,
    title: `${name}: ${kind}`,
    description: `${name}, ${kind}, ID ${view.item.id}.${view.item.desc ? ` ${view.item.desc}` : ''}`,
    keywords: [...new Set([...view.names.map((one) => one.name), view.item.id])].join(', '),
    path,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: step.name,
          item: `${site.url}${step.path}`,
        })),
      },
    ],
  });
};
