import type { HandbookSearch } from './handbook-search';
import type { ItemsPage } from '../items/items-page';

/** The results on the screen: one page, and the pages appended to it. */
export interface ShownResults {
  /** The search of the first page that is shown. */
  search: HandbookSearch;
  /** All results that are shown; null before any search. */
  results: ItemsPage | null;
  /** Number of the last appended page. */
  lastPage: number;
}

/** Appends the next page. */
export function append({ search, results, lastPage }: ShownResults, page: ItemsPage): ShownResults {
  const before = results?.items ?? [];
  const items = withoutRepeats([...before, ...page.items]);
  // A host that ignores the page number sends the same items forever, so a page without new items is the last one.
  const isLast = page.isLast || items.length === before.length;
  return { search, results: { ...page, items, isLast }, lastPage: lastPage + 1 };
}

/** Between two requests an import may have moved an item to the next page. */
const withoutRepeats = (items: ItemsPage['items']) => [...new Map(items.map((item) => [item.key, item])).values()];

const remembered = new Map<string, ShownResults>();
const maxRemembered = 20;

/** Stores the results of a history entry for when the visitor comes back; failures are not stored. Only in the browser. */
export function remember(entry: string, shown: ShownResults): void {
  remembered.delete(entry);
  if (shown.results?.problem) return;
  remembered.set(entry, shown);
  if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
}

/** The stored results of an entry if they start with what the server just sent; otherwise the server's results. */
export function recall(entry: string, sent: ShownResults): ShownResults {
  const kept = remembered.get(entry);
  const startOf = ({ search, results }: ShownResults) =>
    JSON.stringify([search, results?.items.slice(0, sent.results?.items.length)]);
  return kept && startOf(kept) === startOf(sent) ? kept : sent;
}
