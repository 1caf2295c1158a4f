import type { playersRefreshed } from '@starhaven/contracts/account';
import type { InferOutput } from 'valibot';

export type PlayersProgress = InferOutput<(typeof playersRefreshed)['payload']>;

/** The state of one API server, as it sends it to the others. */
export interface NodeState {
  node: string;
  visitors: number;
  /** Members of the public chat there, at most `maxShownUsers`. */
  members: { uid: string; name: string }[];
  /** The total number of members there. */
  memberCount: number;
}

/** Events that API servers send to each other through Redis. */
export interface NodeEvents {
  node_state: (state: NodeState) => void;
  node_gone: (node: string) => void;
  /** A game server's report in the form of modules/fleet. */
  fleet_report: (report: unknown) => void;
  /** Progress of a refresh, for the connections of this account on the receiving server. */
  players_refreshed: (uid: string, progress: PlayersProgress) => void;
}
