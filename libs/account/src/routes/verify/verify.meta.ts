import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/account/verify',
    title: 'Verify your email',
    description: 'Confirm that the mails to your address reach you.',
    isIndexed: false,
  });
