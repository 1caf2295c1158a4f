import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { LinkTarget } from './link-target.server';

export const meta: MetaFunction = ({ data, matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: (data as LinkTarget | undefined)?.state === 'valid' ? 'You are leaving this site' : 'Invalid Link',
    description: 'A warning before a link leads away from this site.',
    path: '/link',
    isIndexed: false,
  });
