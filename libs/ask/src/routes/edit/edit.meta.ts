import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

export const editMeta: MetaFunction = ({ matches, params }) => {
  const title = params['answerId'] ? 'Edit an answer' : 'Edit a question';
  return pageMeta({ site: siteFromMatches(matches), title, description: title, path: '/ask', isIndexed: false });
};
