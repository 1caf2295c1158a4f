import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const removeMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/blog',
    title: 'Delete a post',
    description: 'Asks before a post is deleted.',
    isIndexed: false,
  });
