import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const versionsMeta: MetaFunction = ({ matches, params }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: `/blog/edit/${params['id'] ?? ''}/versions`,
    title: 'Versions',
    description: 'Earlier versions of a post.',
    isIndexed: false,
  });
