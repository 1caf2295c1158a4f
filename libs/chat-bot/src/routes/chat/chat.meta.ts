import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/chat',
    title: 'Chat',
    description: 'The public chat of the community: the latest messages, and a field for your own.',
    isIndexed: false,
  });
