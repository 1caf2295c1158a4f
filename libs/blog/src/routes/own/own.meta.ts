import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const ownMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/blog/own',
    title: 'Your posts',
    description: 'Drafts, planned, published and deleted posts.',
    isIndexed: false,
  });
