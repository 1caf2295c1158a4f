import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const manageMeta: MetaFunction = ({ matches }) => {
  const title = 'Questions & Answers';
  return pageMeta({ site: siteFromMatches(matches), title, description: title, path: '/ask', isIndexed: false });
};
