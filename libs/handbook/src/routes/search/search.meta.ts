import type { MetaFunction } from '@remix-run/react';
import { defaultLanguage } from '@starhaven/contracts';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { HandbookSearch } from '../../lib/handbook-search';
import { searchPath } from '../../lib/handbook-search';
import type { ItemsPage } from '../../lib/items-page';

export const handbookMeta: MetaFunction = ({ data, matches }) => {
  const site = siteFromMatches(matches);
  const page = data as { search: HandbookSearch; results: ItemsPage | null } | undefined;
  if (!page?.results) {
    return pageMeta({
      site,
      title: 'Handbook',
      description:
        'Find characters, weapons, monsters, artifacts and items of Genshin Impact, Honkai: Star Rail and Blue Archive, with their IDs, in fourteen languages.',
      path: '/handbook',
    });
  }
  const { search, results } = page;
  const names = results.items.slice(0, 5).map(({ name }) => name);
  return pageMeta({
    site,
    title: results.title,
    description: `${results.title} in the handbook, with IDs and names in fourteen languages${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    path: searchPath(search),
    isIndexed: isIndexed(search, results),
  });
};

/** What others may link to is indexed; further pages, narrowed terms and other languages repeat it, and empty pages say nothing. */
function isIndexed({ term, game, type, language, page }: HandbookSearch, results: ItemsPage): boolean {
  if (results.items.length === 0 || page > 1 || language !== defaultLanguage) return false;
  return term === '' || (game === null && type === null);
}
