import { createContext } from 'react';

/** What a member follows, by id. */
export interface Followed {
  servers: readonly string[];
  incidents: readonly string[];
}

/** `login`: the visitor is not logged in. `late`: the host did not answer in time. null: the host does not support following. */
export type Follows = Followed | 'login' | 'late' | null;

export interface FollowsHere {
  follows: Follows;
  /** The path that a form of this page leads back to. */
  back: string;
}

export const FollowsContext = createContext<FollowsHere>({ follows: null, back: '/status' });
