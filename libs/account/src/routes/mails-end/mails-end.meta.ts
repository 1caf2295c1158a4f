import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/notifications/leave',
    title: 'End mails about notifications',
    description: 'End the mails about notifications with the link in a mail.',
    isIndexed: false,
  });
