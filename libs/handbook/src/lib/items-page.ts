import type { ItemSummary } from './item-summary';

export interface ItemsProblem {
  /** The spec's words, or the host's own. */
  title: string;
  canRetry: boolean;
}

/** One page of results, as the page and its script get it. */
export interface ItemsPage {
  /** What the search is called. */
  title: string;
  /** Tag of the language that the texts were asked for in. */
  lang: string;
  items: ItemSummary[];
  /** Nothing comes after it: the page was not full (docs/behaviour/handbook.md#result-pages). */
  isLast: boolean;
  problem: ItemsProblem | null;
}

/** The spec's words (docs/behaviour/handbook.md#handbook-messages). */
export const noItemsText = 'No items found';
export const failedText = 'Failed to fetch items. Please try again.';
