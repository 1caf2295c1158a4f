import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

/** Meta of an article page. */
export const articleMeta =
  (page: { title: string; description: string; path: string }): MetaFunction =>
  ({ matches }) =>
    pageMeta({ site: siteFromMatches(matches), ...page });
