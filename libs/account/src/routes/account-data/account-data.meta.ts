import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/data',
    title: 'Your data',
    description: 'Download a copy of your account data, or delete your account.',
    isIndexed: false,
  });
