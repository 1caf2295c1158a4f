import type { ComponentType } from 'react';

/** What a route module may export as `handle`. */
export interface PageHandle {
  /** Replaces the page while a client navigation loads its data: a skeleton with the final layout. */
  Pending?: ComponentType;
}
