import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/security',
    title: 'Sign-in and security',
    description: 'Where you are logged in, and what protects your account.',
    isIndexed: false,
  });
