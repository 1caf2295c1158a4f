import type { ShownResults } from './shown-results';

/** What the search page shows of a search under way. */
export interface LiveView {
  shown: ShownResults;
  /** A new search is on its way. */
  isBusy: boolean;
  /** State of the page that is to be added. */
  more: 'idle' | 'loading' | 'failed';
}
