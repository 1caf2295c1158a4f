import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const editMeta: MetaFunction = ({ matches, params }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: `/blog/edit/${params['id'] ?? ''}`,
    title: 'Edit Blog Post',
    description: 'Change a post of the blog.',
    isIndexed: false,
  });
