/** A server's result for a player (docs/behaviour/account.md#player-states). -1 and -117 both mean not found. */
export const PlayerRetcode = { Active: 0, NotFound: -1, NotFoundOnHost: -117, Processing: -2 } as const;
export type PlayerRetcode = (typeof PlayerRetcode)[keyof typeof PlayerRetcode];

/** The states that the character filter offers (docs/behaviour/account.md#player-states). */
export const playerStatuses = ['active', 'not-found', 'processing'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** Returns the state for a player's code; a code that the spec does not name counts as not found. */
export function playerStatusOf(retcode: number): PlayerStatus {
  if (retcode === PlayerRetcode.Active) return 'active';
  return retcode === PlayerRetcode.Processing ? 'processing' : 'not-found';
}
