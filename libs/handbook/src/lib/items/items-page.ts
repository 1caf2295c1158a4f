import type { ItemSummary } from './item-summary';

export interface ItemsProblem {
  /** The specification's text, or the host's own. */
  title: string;
  canRetry: boolean;
}

/** One page of results, for the page and for its script. */
export interface ItemsPage {
  /** The title of the search. */
  title: string;
  /** Tag of the language that the visitor chose for the texts. */
  lang: string;
  items: ItemSummary[];
  /** There is no further page, because this page was not full (docs/behaviour/handbook.md#result-pages). */
  isLast: boolean;
  problem: ItemsProblem | null;
}

/** The spec's text (docs/behaviour/handbook.md#handbook-messages). */
export const noItemsText = 'No items found';
export const failedText = 'Failed to fetch items. Please try again.';
