import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const importMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/command/import',
    title: 'Import a build',
    description: 'A GOOD file, a freesr file or an answer of Enka as game commands.',
    isIndexed: false,
  });
