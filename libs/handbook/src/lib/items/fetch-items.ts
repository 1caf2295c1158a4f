import { fetchJson, hasTexts } from '@starhaven/ui-kit';
import type { HandbookSearch } from '../search/handbook-search';
import { itemsJsonPath } from '../search/handbook-search';
import type { ItemSummary } from './item-summary';
import type { ItemsPage } from './items-page';
import { failedItems, failedText } from './items-page';

/** Requests a page of results from this site; null if aborted. Failures are returned as a problem to show, never thrown. */
export async function fetchItems(search: HandbookSearch, signal: AbortSignal): Promise<ItemsPage | null> {
  const answer = await fetchJson(itemsJsonPath(search), readPage, { signal });
  if (signal.aborted) return null;
  // The body of our own error answer explains the failure; a proxy's error page does not.
  if (answer?.body) return answer.body;
  return { title: search.term, lang: 'en', items: [], isLast: true, problem: failedItems(failedText, 502) };
}

const readPage = (json: unknown) => (isItemsPage(json) ? json : null);
const isItemsPage = (json: unknown): json is ItemsPage =>
  hasTexts(json, 'title', 'lang') &&
  Array.isArray(json['items']) &&
  json['items'].every(isItem) &&
  (json['problem'] === null || hasTexts(json['problem'], 'title'));
const isItem = (row: unknown): row is ItemSummary =>
  hasTexts(row, 'key', 'id', 'name', 'desc', 'icon', 'drawing', 'rarity', 'kind') && typeof row['stars'] === 'number';
