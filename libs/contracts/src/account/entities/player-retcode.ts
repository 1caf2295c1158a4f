/** A server's result for a player (docs/behaviour/account.md#player-states). -1 and -117 both mean not found. */
export const PlayerRetcode = { Active: 0, NotFound: -1, NotFoundOnHost: -117, Processing: -2 } as const;
export type PlayerRetcode = (typeof PlayerRetcode)[keyof typeof PlayerRetcode];
