import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './item.route.server';

export const itemMeta: MetaFunction<typeof loader> = ({ data: page, matches, location }) => {
  const site = siteFromMatches(matches);
  if (!page?.view) {
    const title = page?.problem?.title ?? 'Handbook';
    const description = page?.problem?.message ?? title;
    return pageMeta({ site, title, description, path: '/handbook', isIndexed: false });
  }
  const { item, languages } = page.view;
  const group = new URLSearchParams(location.search).get('group');
  const path = location.pathname + (group === null ? '' : `?${new URLSearchParams({ group })}`);
  const names = languages.map(({ name }) => name).filter((name) => name !== null);
  return pageMeta({
    site,
    title: `${item.name} (${item.kind})`,
    description: `${item.name}, ${item.kind}, ID ${item.id}.${item.desc ? ` ${item.desc}` : ''}`,
    keywords: [...new Set([...names, item.id])].join(', '),
    path,
    ...(item.icon ? { image: item.icon } : {}),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [...page.trail, { label: item.name, to: path }].map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: site.url + to,
        })),
      },
    ],
  });
};
