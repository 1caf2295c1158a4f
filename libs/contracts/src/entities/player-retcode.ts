/** What a server says of a player (docs/behaviour/account.md#player-states). -1 and -117 both mean not found. */
export const PlayerRetcode = { Active: 0, NotFound: -1, NotFoundOnHost: -117, Processing: -2 } as const;
export type PlayerRetcode = (typeof PlayerRetcode)[keyof typeof PlayerRetcode];

/** The states by which characters are filtered (docs/behaviour/account.md#player-states). */
export const playerStatuses = ['active', 'not-found', 'processing'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** Returns the state that a player's code means; a code the spec does not name counts as not found. */
export function playerStatusOf(retcode: number): PlayerStatus {
  if (retcode === PlayerRetcode.Active) return 'active';
  return retcode === PlayerRetcode.Processing ? 'processing' : 'not-found';
}
