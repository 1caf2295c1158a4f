import { handbookMaxPage, handbookPageSize, itemSorts, listItems } from '@starhaven/contracts/handbook';
import { extensions, sentRows } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isDeclined, isUpstreamError, readVersion } from '@starhaven/upstream/server';
import type { HandbookGame } from '../games/handbook-game';
import type { HandbookSearch } from '../search/handbook-search';
import { maxTermLength } from '../search/handbook-search';
import { toItemSummary } from './item-summary';
import type { ItemsPage } from './items-page';
import { failedText, noItemsText } from './items-page';
import { languageNames } from '@starhaven/contracts/handbook';
import { searchTitle } from '../search/search-title';

export interface ReadItems {
  page: ItemsPage;
  status: 200 | 400 | 502 | 503 | 504;
}

/** A page of results with its HTTP status. Never throws because of the host's answer or failure. */
export async function readItems(
  client: UpstreamClient,
  search: HandbookSearch,
  games: readonly HandbookGame[],
): Promise<ReadItems> {
  const { term, game, type, language, page, stars, weapon } = search;
  const empty: ItemsPage = {
    title: searchTitle(search, games),
    lang: languageNames[language].tag,
    items: [],
    isLast: true,
    problem: null,
  };
  const withProblem = (title: string, canRetry: boolean) => ({ ...empty, problem: { title, canRetry } });
  if ([...term].length > maxTermLength) {
    return { page: withProblem(`Please search for at most ${maxTermLength} characters`, false), status: 400 };
  }
  if (page > handbookMaxPage) return { page: empty, status: 200 };
  try {
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
      return { page: { ...empty, items: summaries, isLast }, status: 200 };
    }
    // There are no more results (docs/behaviour/handbook.md#handbook-messages).
    if (isDeclined(result)) return { page: empty, status: 200 };
    return { page: withProblem(result.message || noItemsText, true), status: 502 };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const isAnswer = error.kind === 'business' || error.kind === 'refused';
    const title = isAnswer ? error.serverMessage || noItemsText : failedText;
    return { page: withProblem(title, true), status: failureStatus(error) };
  }
}
