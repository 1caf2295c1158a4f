import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';

/** Meta of a page of the dashboard; search engines must not index it. */
export const adminMeta =
  (title: string, path: string): MetaFunction =>
  ({ matches }) =>
    pageMeta({
      site: siteFromMatches(matches),
      title,
      description: 'For the staff of this site.',
      path,
      isIndexed: false,
    });
