import type { HandbookSearch } from './handbook-search';
import type { ItemSummary } from './item-summary';
import { itemKey } from './item-summary';
import type { ItemsPage, ItemsProblem } from './items-page';

/** The results on the screen: one page, and those that were added to it since. */
export interface ShownResults {
  /** Its page is the first of those shown. */
  search: HandbookSearch;
  /** null before any search. */
  items: ItemSummary[] | null;
  /** Number of the last page that was added. */
  lastPage: number;
  /** Nothing comes after what is shown. */
  isLast: boolean;
  /** Why the search shows nothing. */
  problem: ItemsProblem | null;
}

export function showFirst(search: HandbookSearch, page: ItemsPage | null): ShownResults {
  return {
    search,
    items: page ? withoutRepeats([], page.items) : null,
    lastPage: search.page,
    isLast: page?.isLast ?? true,
    problem: page?.problem ?? null,
  };
}

/** Adds the page after the last one. */
export function append(shown: ShownResults, page: ItemsPage): ShownResults {
  return {
    ...shown,
    items: withoutRepeats(shown.items ?? [], page.items),
    lastPage: shown.lastPage + 1,
    isLast: page.isLast,
  };
}

/** Between two pages an import may have moved an item from one to the next. */
function withoutRepeats(before: ItemSummary[], added: ItemSummary[]): ItemSummary[] {
  const known = new Set(before.map(itemKey));
  return [...before, ...added.filter((item) => !known.has(itemKey(item)) && known.add(itemKey(item)))];
}

const remembered = new Map<string, ShownResults>();
const maxRemembered = 20;

/** Keeps the results of an entry of the browser's history, for the way back to it. In the browser only. */
export function remember(entry: string, shown: ShownResults): void {
  remembered.delete(entry);
  remembered.set(entry, shown);
  if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
}

/** The remembered results of an entry, if they still begin as what the server just sent; else what it sent. */
export function recall(entry: string, sent: ShownResults): ShownResults {
  const kept = remembered.get(entry);
  if (!kept?.items || !sent.items || JSON.stringify(kept.search) !== JSON.stringify(sent.search)) return sent;
  const start = JSON.stringify(kept.items.slice(0, sent.items.length));
  return start === JSON.stringify(sent.items) ? kept : sent;
}
