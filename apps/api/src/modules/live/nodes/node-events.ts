/** How one API server is doing, told to the others. */
export interface NodeState {
  node: string;
  visitors: number;
  /** Members of the public chat there, at most `maxShownUsers`. */
  members: { uid: string; name: string }[];
  /** How many members there are in all. */
  memberCount: number;
}

/** What API servers tell each other through Redis. */
export interface NodeEvents {
  node_state: (state: NodeState) => void;
  node_gone: (node: string) => void;
  /** A game server's report, as modules/fleet writes and reads it. */
  fleet_report: (report: unknown) => void;
}
