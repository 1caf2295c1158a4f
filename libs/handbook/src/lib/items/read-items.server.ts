import { handbookMaxPage, handbookPageSize, itemSorts, listItems } from '@starhaven/contracts/handbook';
import { extensions, sentRows } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isDeclined, isRefusal, orElse, readVersion, refusalStatus } from '@starhaven/upstream/server';
import type { HandbookGame } from '../games/handbook-game';
import type { HandbookSearch } from '../search/handbook-search';
import { maxTermLength } from '../search/handbook-search';
import { toItemSummary } from './item-summary';
import type { ItemsPage } from './items-page';
import { failedItems, failedText, noItemsText } from './items-page';
import { languageNames } from '@starhaven/contracts/handbook';
import { searchTitle } from '../search/search-title';

/** A page of results. Never throws because of the host's answer or failure. */
export async function readItems(
  client: UpstreamClient,
  search: HandbookSearch,
  games: readonly HandbookGame[],
): Promise<ItemsPage> {
  const { term, game, type, language, page, stars, weapon } = search;
  const empty: ItemsPage = {
    title: searchTitle(search, games),
    lang: languageNames[language].tag,
    items: [],
    isLast: true,
    problem: null,
  };
  if ([...term].length > maxTermLength) {
    const title = `Please search for at most ${maxTermLength} characters`;
    return { ...empty, problem: { title, message: null, canRetry: false, status: 400 } };
  }
  if (page > handbookMaxPage) return empty;
  const read = async (): Promise<ItemsPage> => {
    const result = await client.call(listItems, {
      query: {
        search: term || undefined,
        page,
        limit: handbookPageSize,
        language,
        game: game ?? undefined,
        type: type ?? undefined,
        version: await readVersion(client, game),
        ...(client.hasExtension(extensions.itemExtras) ? { extras: 'yes' } : {}),
        ...(client.hasExtension(extensions.itemFilters)
          ? { stars, weapon, sort: itemSorts.find((known) => known === search.sort) }
          : {}),
      },
    });
    if (result.ok) {
      const items = result.data;
      const summaries = items.map((item) => toItemSummary(item, { games, ...search }));
      // Counts unreadable rows, too, because they fill a page of the host.
      const isLast = sentRows(items) < handbookPageSize || page === handbookMaxPage;
      return { ...empty, items: summaries, isLast };
    }
    // There are no more results (docs/behaviour/handbook.md#handbook-messages).
    if (isDeclined(result)) return empty;
    return { ...empty, problem: failedItems(result.message || noItemsText, refusalStatus(result)) };
  };
  return orElse(read, (error) => {
    const title = isRefusal(error) ? error.serverMessage || noItemsText : failedText;
    return { ...empty, problem: failedItems(title, failureStatus(error)) };
  });
}
