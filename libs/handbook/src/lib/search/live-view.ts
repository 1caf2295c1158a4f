import type { ShownResults } from './shown-results';

/** The state of a running search on the search page. */
export interface LiveView {
  shown: ShownResults;
  /** A new search is running. */
  isBusy: boolean;
  /** State of the next page to append. */
  more: 'idle' | 'loading' | 'failed';
}
