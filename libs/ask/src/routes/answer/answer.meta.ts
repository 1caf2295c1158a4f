import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const answerMeta: MetaFunction = ({ matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    title: 'Write an answer',
    description: 'Answer a question.',
    path: '/ask',
    isIndexed: false,
  });
