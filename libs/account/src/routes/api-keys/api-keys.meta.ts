import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/api-keys',
    title: 'API keys',
    description: 'Keys with which your own programs act for your account.',
    isIndexed: false,
  });
