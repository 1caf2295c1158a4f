import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const newMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: 'Ask a Question',
    description: 'Ask other players and hosts.',
    path: '/ask/new',
    isIndexed: false,
  });
