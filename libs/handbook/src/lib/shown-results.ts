import type { HandbookSearch } from './handbook-search';
import type { ItemsPage } from './items-page';

/** The results on the screen: one page, and those that were added to it since. */
export interface ShownResults {
  /** Its page is the first of those shown. */
  search: HandbookSearch;
  /** Everything that is shown; null before any search. */
  results: ItemsPage | null;
  /** Number of the last page that was added. */
  lastPage: number;
}

/** Adds the page after the last one. */
export const append = ({ search, results, lastPage }: ShownResults, page: ItemsPage): ShownResults => ({
  search,
  results: { ...page, items: withoutRepeats([...(results?.items ?? []), ...page.items]) },
  lastPage: lastPage + 1,
});

/** Between two pages an import may have moved an item from one to the next. */
const withoutRepeats = (items: ItemsPage['items']) => [...new Map(items.map((item) => [item.key, item])).values()];

const remembered = new Map<string, ShownResults>();
const maxRemembered = 20;

/** Keeps the results of an entry of the browser's history, for the way back to it; a failure is not kept. In the browser only. */
export function remember(entry: string, shown: ShownResults): void {
  remembered.delete(entry);
  if (shown.results?.problem) return;
  remembered.set(entry, shown);
  if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
}

/** The remembered results of an entry, if they still begin as what the server just sent; else what it sent. */
export function recall(entry: string, sent: ShownResults): ShownResults {
  const kept = remembered.get(entry);
  const startOf = ({ search, results }: ShownResults) =>
    JSON.stringify([search, results?.items.slice(0, sent.results?.items.length)]);
  return kept && startOf(kept) === startOf(sent) ? kept : sent;
}
