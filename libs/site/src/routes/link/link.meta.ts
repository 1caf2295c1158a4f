import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './link.route.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: data?.state === 'valid' ? 'You are leaving this site' : 'Invalid Link',
    description: 'A warning before a link leads away from this site.',
    path: '/link',
    isIndexed: false,
  });
