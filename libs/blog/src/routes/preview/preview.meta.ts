import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { loader } from './preview.route.server';

export const previewMeta: MetaFunction<typeof loader> = ({ data: page, matches }) =>
  pageMeta({
    site: siteFromMatches(matches),
    path: '/blog',
    title: page?.view?.post.title ?? page?.problem?.title ?? 'Preview',
    description: 'A post that is not published yet.',
    isIndexed: false,
  });
