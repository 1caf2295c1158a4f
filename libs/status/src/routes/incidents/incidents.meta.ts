import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { statusPaths } from '../../lib/status-paths';

export const incidentsMeta: MetaFunction = ({ matches }) => {
  const site = siteFromMatches(matches);
  return [
    ...pageMeta({
      site,
      title: 'Incidents and Maintenance',
      description: 'What went wrong on our servers in the last 90 days, what was done about it, and what is planned.',
      path: statusPaths.incidents,
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
