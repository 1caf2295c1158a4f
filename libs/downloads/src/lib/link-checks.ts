import type { LinkCheck } from '@starhaven/contracts/games';
import { createContext } from 'react';

/** What the newest check of each link found, by address. */
export type LinkChecks = Readonly<Record<string, Omit<LinkCheck, 'url'>>>;

export interface ChecksHere {
  checks: LinkChecks;
  /** Unix seconds at which the server rendered the page. */
  now: number;
}

export const ChecksContext = createContext<ChecksHere>({ checks: {}, now: 0 });
