import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/notifications',
    title: 'Notifications',
    description: 'What concerns you, and what you are notified of.',
    isIndexed: false,
  });
