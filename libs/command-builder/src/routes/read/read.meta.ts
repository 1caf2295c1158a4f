import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const readMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/command/read',
    title: 'Read a command',
    description: 'Paste a game command and see what each part of it means, and what it is on another engine.',
    isIndexed: false,
  });
