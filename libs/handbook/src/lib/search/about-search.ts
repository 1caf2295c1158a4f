import { defaultLanguage } from '@starhaven/contracts/handbook';
import type { HandbookSearch } from './handbook-search';
import { moreFields, searchPath } from './handbook-search';
import type { ItemsPage } from '../items/items-page';

/** The metadata of a search page, for search engines and previews. */
export interface AboutSearch {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  isIndexed: boolean;
}

export function aboutSearch(search: HandbookSearch, results: ItemsPage | null): AboutSearch {
  if (results === null) {
    return {
      title: 'Handbook',
      description:
        'Find characters, weapons, monsters, artifacts and items of Genshin Impact, Honkai: Star Rail and Blue Archive, with their IDs, in fourteen languages.',
      path: '/handbook',
      isIndexed: true,
    };
  }
  const names = results.items.slice(0, 5).map(({ name }) => name);
  return {
    title: results.title,
    description: `${results.title} in the handbook, with IDs and names in fourteen languages${names.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    path: searchPath(search),
    isIndexed: isIndexed(search, results),
  };
}

/**
 * Only pages that others may link to are indexed. Further pages, narrower searches and other languages repeat them; empty pages have no
 * content.
 */
function isIndexed(search: HandbookSearch, results: ItemsPage): boolean {
  const { term, game, type, language, page } = search;
  if (moreFields.some((name) => search[name] !== undefined)) return false;
  if (results.items.length === 0 || page > 1 || language !== defaultLanguage) return false;
  return term === '' || (game === null && type === null);
}
