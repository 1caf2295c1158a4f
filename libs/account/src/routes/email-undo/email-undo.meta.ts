import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/email/undo',
    title: 'Undo a new email address',
    description: 'Give your account its former email address back.',
    isIndexed: false,
  });
