import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/edit',
    title: 'Edit Account',
    description: 'Change your name, your address and your passwords.',
    isIndexed: false,
  });
