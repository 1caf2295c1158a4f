import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { feedLinks } from '../../together/blog/feed-links';
import { listPath } from '../../together/blog/list-path';
import { tagPath } from '../../together/blog/post-paths';
import type { loader } from './tag.route.server';

export const tagMeta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const { tag, page: number } = page?.asked ?? { tag: '', page: 1 };
  const count = page?.list?.total ?? 0;
  return [
    ...pageMeta({
      site: siteFromMatches(matches),
      path: listPath(tagPath(tag), { tag: '', q: '', page: number }),
      title: `Posts about ${tag}${number > 1 ? `, page ${number}` : ''}`,
      description: `${count === 1 ? '1 post' : `${count} posts`} of the blog about ${tag}.`,
      keywords: `${tag}, blog, article`,
      isIndexed: count > 0,
    }),
    ...feedLinks,
  ];
};
