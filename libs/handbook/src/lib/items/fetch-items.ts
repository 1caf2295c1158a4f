import type { HandbookSearch } from '../search/handbook-search';
import { itemsJsonPath } from '../search/handbook-search';
import type { ItemsPage } from './items-page';
import { failedText } from './items-page';

/** Requests a page of results from this site; null if aborted. Failures are returned as a problem to show, never thrown. */
export async function fetchItems(search: HandbookSearch, signal: AbortSignal): Promise<ItemsPage | null> {
  try {
    const response = await fetch(itemsJsonPath(search), { signal });
    // The body of our own error answer explains the failure; a proxy's error page does not.
    const page: unknown = await response.json();
    if (!isItemsPage(page)) throw new Error('no page of items');
    return signal.aborted ? null : page;
  } catch {
    const problem = { title: failedText, canRetry: true };
    return signal.aborted ? null : { title: search.term, lang: 'en', items: [], isLast: true, problem };
  }
}

const isItemsPage = (answer: unknown): answer is ItemsPage =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items);
