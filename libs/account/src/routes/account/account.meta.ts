import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account',
    title: 'Account',
    description: 'Your account, its roles and when your login ends.',
    isIndexed: false,
  });
