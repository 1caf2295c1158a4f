import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './pick.route.server';

/** One step of building a command is not useful in a search engine. */
export const pickMeta: MetaFunction<typeof loader> = ({ data: page, matches, location }) => {
  const title = page?.view ? `${page.view.title}: ${page.view.commandLabel}` : (page?.problem?.title ?? 'Command');
  return pageMeta({
    site: siteFromMatches(matches),
    title,
    description: title,
    path: location.pathname,
    isIndexed: false,
  });
};
