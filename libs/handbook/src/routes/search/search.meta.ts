import type { MetaFunction } from '@remix-run/react';
import { defaultLanguage } from '@starhaven/contracts';
import { pageMeta, siteFromMatches } from '@starhaven/ui-kit';
import type { HandbookGame } from '../../lib/handbook-game';
import type { HandbookSearch } from '../../lib/handbook-search';
import { isSearch, searchPath } from '../../lib/handbook-search';
import type { ItemsPage } from '../../lib/items-page';
import { searchTitle } from '../../lib/search-title';

interface PageData {
  search: HandbookSearch;
  games: readonly HandbookGame[];
  results: ItemsPage | null;
}

export const handbookMeta: MetaFunction = ({ data, matches }) => {
  const site = siteFromMatches(matches);
  const page = data as PageData | undefined;
  const title = page ? searchTitle(page.search, page.games) : 'Handbook';
  if (!page || !isSearch(page.search)) {
    return pageMeta({
      site,
      title: 'Handbook',
      description:
        'Find characters, weapons, monsters, artifacts and items of Genshin Impact, Honkai: Star Rail and Blue Archive, with their IDs, in fourteen languages.',
      path: '/handbook',
    });
  }
  const { search, results } = page;
  const names = (results?.items ?? [])
    .slice(0, 5)
    .map(({ name }) => name)
    .filter(Boolean);
  return pageMeta({
    site,
    title,
    description: `${title} in the handbook, with IDs and names in fourteen languages${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    path: searchPath(search),
    isIndexed: isIndexed(search, results),
  });
};

/** What others may have linked is indexed; further pages, narrowed terms and other languages repeat it, and empty pages say nothing. */
function isIndexed({ term, game, type, language, page }: HandbookSearch, results: ItemsPage | null): boolean {
  if (!results || results.items.length === 0 || page > 1 || language !== defaultLanguage) return false;
  return term === '' || (game === null && type === null);
}
