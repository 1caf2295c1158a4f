import type { MetaFunction } from '@remix-run/react';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import { listPath } from '../../lib/list/asked-list';
import { feedLinks } from '../../lib/list/feed-links';
import type { loader } from './ask.route.server';

export const askMeta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const asked = page?.asked;
  const tag = asked?.tag ?? '';
  // Only the first page is indexed: later pages have a cursor in their address, and the number of searches and sorts is unlimited.
  const isIndexed = !page?.problem && asked?.q === '' && asked.sort === 'newest' && asked.page === 1;
  return [
    ...pageMeta({
      site: siteFromMatches(matches),
      title: tag === '' ? 'Questions & Answers' : `Questions about ${tag}`,
      description: 'Questions of players and hosts about the game servers, with the answers that helped.',
      keywords: ['questions', 'answers', 'help', ...(tag === '' ? [] : [tag])].join(', '),
      path: asked ? listPath({ ...asked, q: '', sort: 'newest', page: 1, after: '' }) : '/ask',
      isIndexed,
    }),
    ...feedLinks,
  ];
};
