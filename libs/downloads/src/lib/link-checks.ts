import type { LinkCheck } from '@starhaven/contracts/games';
import { createContext } from 'react';

/** The result of the newest check of each link, by address. */
export type LinkChecks = Readonly<Record<string, Omit<LinkCheck, 'url'>>>;

export interface ChecksHere {
  checks: LinkChecks;
  /** Unix seconds at which the server rendered the page. */
  now: number;
}

export const ChecksContext = createContext<ChecksHere>({ checks: {}, now: 0 });
