import type { MetaFunction } from '@remix-run/node';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/chat/moderation',
    title: 'Chat moderation',
    description: 'Reported and waiting messages of the chat.',
    isIndexed: false,
  });
