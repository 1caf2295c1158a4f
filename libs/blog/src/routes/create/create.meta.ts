import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const createMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/blog/create',
    title: 'Create New Blog Post',
    description: 'Write a new post for the blog.',
    isIndexed: false,
  });
