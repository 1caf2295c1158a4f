import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './search.route.server';

export const handbookMeta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? pageMeta({ site: siteFromMatches(matches), ...data.about }) : [];
