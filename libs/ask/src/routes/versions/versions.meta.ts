import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const versionsMeta: MetaFunction = ({ matches }) => {
  const title = 'History of a text';
  return pageMeta({ site: siteFromMatches(matches), title, description: title, path: '/ask', isIndexed: false });
};
