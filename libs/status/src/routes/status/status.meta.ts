import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { statusPaths } from '../../lib/status-paths';

const description =
  'Which game servers are online right now, how many people play, and what happened lately. Watched around the clock.';

export const statusMeta: MetaFunction = ({ matches }) => {
  const site = siteFromMatches(matches);
  return [
    ...pageMeta({
      site,
      title: 'Server Status',
      description,
      path: statusPaths.page,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: 'Server Status',
          description,
          url: `${site.url}${statusPaths.page}`,
        },
      ],
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `${site.name} status`,
      href: statusPaths.feed,
    },
  ];
};
