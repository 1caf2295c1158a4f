import { PlayerRetcode } from '@starhaven/contracts/account';

/** The states that the character filter offers (docs/behaviour/account.md#player-states). */
export const playerStatuses = ['active', 'not-found', 'processing'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** The state for a player's code; a code that the spec does not name counts as not found. */
export function playerStatusOf(retcode: number): PlayerStatus {
  if (retcode === PlayerRetcode.Active) return 'active';
  return retcode === PlayerRetcode.Processing ? 'processing' : 'not-found';
}
