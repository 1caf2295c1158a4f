import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

/** Meta of a page of text. */
export const articleMeta =
  (page: { title: string; description: string; path: string }): MetaFunction =>
  ({ matches }) =>
    pageMeta({ site: siteFromMatches(matches), ...page });
