import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const gamesMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: 'Downloads',
    description:
      'Clients, servers and tools for private servers of Genshin Impact, Honkai: Star Rail and Blue Archive, with sizes, mirrors and checksums.',
    path: '/downloads',
  });
