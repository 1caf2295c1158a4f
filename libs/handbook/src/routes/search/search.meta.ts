import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { AboutSearch } from '../../lib/about-search';

export const handbookMeta: MetaFunction = ({ data, matches }) => {
  const { about } = data as { about: AboutSearch };
  return pageMeta({ site: siteFromMatches(matches), ...about });
};
