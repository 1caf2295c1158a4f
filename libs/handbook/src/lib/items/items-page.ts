import type { PageProblem } from '@starhaven/ui-kit';
import type { ItemSummary } from './item-summary';

/** One page of results, for the page and for its script. */
export interface ItemsPage {
  /** The title of the search. */
  title: string;
  /** Tag of the language that the visitor chose for the texts. */
  lang: string;
  items: ItemSummary[];
  /** There is no further page, because this page was not full (docs/behaviour/handbook.md#result-pages). */
  isLast: boolean;
  problem: PageProblem | null;
}

/** The spec's text (docs/behaviour/handbook.md#handbook-messages). */
export const noItemsText = 'No items found';
export const failedText = 'Failed to fetch items. Please try again.';

/** A search that failed. `title` is the specification's text, or the host's own. */
export const failedItems = (title: string, status: PageProblem['status']): PageProblem => ({
  title,
  message: 'What you typed is still there.',
  canRetry: true,
  status,
});
