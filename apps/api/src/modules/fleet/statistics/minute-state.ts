import type { ServerEntry } from '@starhaven/contracts/status';

/** Ordered by priority when API servers disagree: a server that receives reports knows more than one that does not. */
export const MinuteState = { Down: 0, Maintenance: 1, Up: 2 } as const;
export type MinuteState = (typeof MinuteState)[keyof typeof MinuteState];

/** Planned work is neither up nor down, whether or not players can enter. */
export function minuteStateOf({ online, maintenance }: ServerEntry['server']): MinuteState {
  if (maintenance !== '') return MinuteState.Maintenance;
  return online ? MinuteState.Up : MinuteState.Down;
}
