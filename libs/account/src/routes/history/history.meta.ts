import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/history',
    title: 'Login History',
    description: 'When and from where your account was logged in.',
    isIndexed: false,
  });
