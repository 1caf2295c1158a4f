import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { feedLinks } from '../../together/blog/feed-links';
import { listPath } from '../../together/blog/list-path';
import type { loader } from './blog.route.server';

export const blogMeta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const asked = page?.asked ?? { tag: '', q: '', page: 1 };
  const { tag, q } = asked;
  return [
    ...pageMeta({
      site: siteFromMatches(matches),
      path: listPath('/blog', asked),
      title: asked.page > 1 ? `Blog, page ${asked.page}` : 'Blog',
      description: 'News, guides and answers from the people who run the servers.',
      keywords: 'blog, article',
      // The tag's own page has the same content, and the number of searches is unlimited.
      isIndexed: !page?.problem && q === '' && tag === '',
    }),
    ...feedLinks,
  ];
};
