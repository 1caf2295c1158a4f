import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/devices',
    title: 'Linked Devices',
    description: 'The devices that are linked to your account.',
    isIndexed: false,
  });
