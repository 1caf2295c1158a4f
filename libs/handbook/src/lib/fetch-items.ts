import type { HandbookSearch } from './handbook-search';
import { itemsJsonPath } from './handbook-search';
import type { ItemsPage } from './items-page';
import { failedText } from './items-page';

/** Asks this site for a page of results; null when it was called off. What fails on the way is a problem to show, never thrown. */
export async function fetchItems(search: HandbookSearch, signal: AbortSignal): Promise<ItemsPage | null> {
  try {
    const response = await fetch(itemsJsonPath(search), { signal });
    // A status of failure with a body of ours says what happened; a proxy's page in between does not.
    const page = (await response.json()) as Partial<ItemsPage>;
    if (!Array.isArray(page.items)) throw new Error('no page of items');
    return signal.aborted ? null : (page as ItemsPage);
  } catch {
    const problem = { title: failedText, canRetry: true };
    return signal.aborted ? null : { title: search.term, lang: 'en', items: [], isLast: true, problem };
  }
}
